import { Icon, type IconProps } from './icon.tsx';

// Drawn for this system on a 16 px grid. One function each, so that a page carries only those it shows.

export function ArrowLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 8H3M6.8 4.2 3 8l3.8 3.8" />
    </Icon>
  );
}

export function ArrowsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 5.5h10M9.8 2.800l2.7 2.7-2.7 2.700M13.5 10.500h-10M6.2 7.8 3.5 10.500l2.7 2.7" />
    </Icon>
  );
}

export function BankIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 6.2 8 2.5l6 3.7zM3.8 6.5v5M6.6 6.5v5M9.4 6.5v5M12.2 6.5v5M2 13.5h12" />
    </Icon>
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3.8A1.8 1.8 0 0 1 4.8 2H13v12H4.8A1.8 1.8 0 0 1 3 12.2zM3 12.2a1.8 1.8 0 0 1 1.8-1.8H13M6 5h4" />
    </Icon>
  );
}

export function BuildingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 13.5v-11h6v11M8.5 6h5v7.5M1.5 13.5h13M4.8 5.2h1.4M4.8 8h1.4M4.8 10.8h1.4" />
    </Icon>
  );
}

export function CardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="1.8" y="3.3" width="12.4" height="9.4" rx="1.8" />
      <path d="M1.8 6.3h12.4M4.5 10h2" />
    </Icon>
  );
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 13.5h12M4 11V7.5M8 11V3M12 11V5.5" />
    </Icon>
  );
}

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="m5.5 8.2 1.8 1.8 3.3-3.7" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 8.5 3.3 3.3L13 5" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9.8 3.8 5.6 8l4.2 4.2" />
    </Icon>
  );
}

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.2 3.8 10.4 8l-4.2 4.2" />
    </Icon>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.8V8l2.2 1.4" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 4 8 8M12 4l-8 8" />
    </Icon>
  );
}

export function CopyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.6" />
      <path d="M3.6 10.5A1.1 1.1 0 0 1 2.5 9.4V3.9c0-.8.6-1.4 1.4-1.4h5.5c.6 0 1.1.5 1.1 1.1" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.2v8M4.8 7.2 8 10.4l3.2-3.2M2.5 13.5h11" />
    </Icon>
  );
}

export function EraseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.4 3.5h8.1v9H5.4L1.8 8zM7.8 6.4l3.2 3.2M11 6.4 7.8 9.6" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M1.5 8s2.4-4.5 6.5-4.5S14.5 8 14.5 8s-2.4 4.5-6.5 4.5S1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="2" />
    </Icon>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.4 3.7A6 6 0 0 1 8 3.5c4.1 0 6.5 4.5 6.5 4.5a11 11 0 0 1-1.9 2.4M4.2 4.9A10.6 10.6 0 0 0 1.5 8s2.4 4.5 6.5 4.500a6 6 0 0 0 3.7-1.300M2.5 2.500l11 11M6.7 6.700a1.9 1.9 0 0 0 2.6 2.6" />
    </Icon>
  );
}

export function FlagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 14V2.5M3.5 3h8.2l-1.6 3 1.6 3H3.5" />
    </Icon>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8" cy="8" r="6" />
      <path d="M8 7.4v3.4M8 5.2h.01" />
    </Icon>
  );
}

export function KeypadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.8" y="1.8" width="8.4" height="12.4" rx="1.8" />
      <path d="M6 4.5h4v2.2H6zM6 9.5h.01M8 9.5h.01M10 9.5h.01M6 11.8h.01M8 11.8h.01M10 11.8h.01" />
    </Icon>
  );
}

export function LogOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 2.5H3.5v11H6M10 5l3 3-3 3M13 8H6.5" />
    </Icon>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="1.8" y="3" width="12.4" height="10" rx="1.8" />
      <path d="m2.2 4.5 5.8 4.3 5.8-4.3" />
    </Icon>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 4.5h12M2 8h12M2 11.5h12" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3v10M3 8h10" />
    </Icon>
  );
}

export function ReloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.2 6.2A5.5 5.5 0 1 0 13.5 9M13.5 2.8v3.5H10" />
    </Icon>
  );
}

export function ReturnIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 2.5 2.5 5.5l3 3M2.5 5.5h7a4 4 0 0 1 0 8h-3" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7" cy="7" r="4.5" />
      <path d="m10.5 10.5 3 3" />
    </Icon>
  );
}

export function SlidersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 4.5h6M11.5 4.5H14M2 11.5h2.5M8 11.5h6" />
      <circle cx="9.8" cy="4.5" r="1.7" />
      <circle cx="6.2" cy="11.5" r="1.7" />
    </Icon>
  );
}

export function SlipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 2.5h10v11l-2-1.4-1.5 1.4L8 12.1l-1.5 1.4L5 12.1l-2 1.4zM5.5 5.5h5M5.5 8.3h5" />
    </Icon>
  );
}

export function StoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 6.5 3.6 2.500h8.800l1.1 4M3.3 7v6.500h9.400V7M2.5 6.500a1.8 1.8 0 0 0 3.6 0 1.9 1.9 0 0 0 3.8 0 1.8 1.8 0 0 0 3.6 0zM6.5 13.500v-3h3v3" />
    </Icon>
  );
}

export function SwitchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 6.2 8 3.2l3 3M5 9.8l3 3 3-3" />
    </Icon>
  );
}

export function TrayInIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2v8M4.8 7 8 10.2 11.2 7M2.5 13.5h11" />
    </Icon>
  );
}

export function TrayOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 10.2V2.2M4.8 5.4 8 2.2l3.2 3.2M2.5 13.5h11" />
    </Icon>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 2.2 14.3 13H1.7zM8 6.4v3M8 11.3h.01" />
    </Icon>
  );
}
