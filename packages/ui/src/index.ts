export { AppFrame, type AppFrameProps } from './components/app-frame/app-frame.tsx';
export { ArrivalsButton, type ArrivalsButtonProps } from './components/arrivals-button/arrivals-button.tsx';
export {
  AttentionList,
  AttentionRow,
  type AttentionListProps,
  type AttentionRowProps,
} from './components/attention-list/attention-list.tsx';
export { AuthFrame, PaperSlip, type AuthFrameProps } from './components/auth-frame/auth-frame.tsx';
export { Avatar, type AvatarProps } from './components/avatar/avatar.tsx';
export { BackButton, type BackButtonProps } from './components/back-button/back-button.tsx';
export { BackLink, type BackLinkProps } from './components/back-link/back-link.tsx';
export { Badge, type BadgeProps, type Tone } from './components/badge/badge.tsx';
export {
  BalanceBridge,
  type BalanceBridgeProps,
  type BridgeEnd,
} from './components/balance-bridge/balance-bridge.tsx';
export type { BridgeLine } from './components/balance-bridge/bridge-steps.ts';
export { Banner, type BannerProps } from './components/banner/banner.tsx';
export { BrandMark, type BrandMarkProps } from './components/brand-mark/brand-mark.tsx';
export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type IntentHandlers,
} from './components/button/button.tsx';
export {
  Card,
  CardBody,
  CardFoot,
  CardSection,
  type CardBodyProps,
  type CardProps,
} from './components/card/card.tsx';
export { BarChart } from './components/chart/bar-chart.tsx';
export type {
  BarChartProps,
  ChartNote,
  ChartPoint,
  ChartProps,
  ChartSeries,
} from './components/chart/chart-series.ts';
export { ChartHeadline, type ChartHeadlineProps } from './components/chart-headline/chart-headline.tsx';
export { Checkbox, type CheckboxProps } from './components/checkbox/checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from './components/checkbox-group/checkbox-group.tsx';
export {
  Checklist,
  ChecklistItem,
  type ChecklistItemProps,
  type ChecklistProps,
} from './components/checklist/checklist.tsx';
export {
  CommandPalette,
  type Command,
  type CommandGroup,
  type CommandPaletteProps,
} from './components/command-palette/command-palette.tsx';
export { Combobox, type ComboboxProps } from './components/combobox/combobox.tsx';
export type { ComboboxOption } from './components/combobox/matching-options.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/confirm-dialog/confirm-dialog.tsx';
export {
  Copyable,
  CopyButton,
  type CopyableProps,
  type CopyButtonProps,
} from './components/copy-button/copy-button.tsx';
export { copyText } from './components/copy-button/copy-text.ts';
export type {
  ColumnSlot,
  ColumnSort,
  DataTableColumn,
  RowGroup,
  RowLink,
  RowPreview,
  TableTotal,
} from './components/data-table/column.ts';
export { DataTable, type DataTableProps } from './components/data-table/data-table.tsx';
export { DateInput, type DateInputProps } from './components/date-input/date-input.tsx';
export {
  DescriptionItem,
  DescriptionList,
  type DescriptionItemProps,
  type DescriptionListProps,
} from './components/description-list/description-list.tsx';
export { Dialog, type DialogProps } from './components/dialog/dialog.tsx';
export { EmptyLine, type EmptyLineProps } from './components/empty-line/empty-line.tsx';
export { EmptyState, type EmptyStateProps } from './components/empty-state/empty-state.tsx';
export { ErrorState, type ErrorStateProps } from './components/error-state/error-state.tsx';
export { Field, type FieldProps } from './components/field/field.tsx';
export { FileDrop, type FileDropItem, type FileDropProps } from './components/file-drop/file-drop.tsx';
export {
  FilterBar,
  FilterChip,
  type FilterBarProps,
  type FilterChipProps,
} from './components/filter-bar/filter-bar.tsx';
export { FloatingButton, type FloatingButtonProps } from './components/floating-button/floating-button.tsx';
export { Columns, Grid, type ColumnsProps, type GridProps } from './components/grid/grid.tsx';
export { Icon, type IconProps, type IconSize } from './components/icon/icon.tsx';
export { ArrowLeftIcon } from './components/icon/icons/arrow-left.tsx';
export { ArrowsIcon } from './components/icon/icons/arrows.tsx';
export { BankIcon } from './components/icon/icons/bank.tsx';
export { BookIcon } from './components/icon/icons/book.tsx';
export { BuildingIcon } from './components/icon/icons/building.tsx';
export { CalendarIcon } from './components/icon/icons/calendar.tsx';
export { CardIcon } from './components/icon/icons/card.tsx';
export { ChartIcon } from './components/icon/icons/chart.tsx';
export { CheckCircleIcon } from './components/icon/icons/check-circle.tsx';
export { CheckIcon } from './components/icon/icons/check.tsx';
export { ChevronDownIcon } from './components/icon/icons/chevron-down.tsx';
export { ChevronLeftIcon } from './components/icon/icons/chevron-left.tsx';
export { ChevronRightIcon } from './components/icon/icons/chevron-right.tsx';
export { ClockIcon } from './components/icon/icons/clock.tsx';
export { CloseIcon } from './components/icon/icons/close.tsx';
export { CopyIcon } from './components/icon/icons/copy.tsx';
export { DownloadIcon } from './components/icon/icons/download.tsx';
export { EraseIcon } from './components/icon/icons/erase.tsx';
export { EyeIcon } from './components/icon/icons/eye.tsx';
export { EyeOffIcon } from './components/icon/icons/eye-off.tsx';
export { FileIcon } from './components/icon/icons/file.tsx';
export { FlagIcon } from './components/icon/icons/flag.tsx';
export { InfoIcon } from './components/icon/icons/info.tsx';
export { KeypadIcon } from './components/icon/icons/keypad.tsx';
export { LogOutIcon } from './components/icon/icons/log-out.tsx';
export { MailIcon } from './components/icon/icons/mail.tsx';
export { MenuIcon } from './components/icon/icons/menu.tsx';
export { MinusIcon } from './components/icon/icons/minus.tsx';
export { MoreIcon } from './components/icon/icons/more.tsx';
export { PanelIcon } from './components/icon/icons/panel.tsx';
export { PlusIcon } from './components/icon/icons/plus.tsx';
export { ReloadIcon } from './components/icon/icons/reload.tsx';
export { ReturnIcon } from './components/icon/icons/return.tsx';
export { SearchIcon } from './components/icon/icons/search.tsx';
export { SlidersIcon } from './components/icon/icons/sliders.tsx';
export { SlipIcon } from './components/icon/icons/slip.tsx';
export { StoreIcon } from './components/icon/icons/store.tsx';
export { SwitchIcon } from './components/icon/icons/switch.tsx';
export { TrayInIcon } from './components/icon/icons/tray-in.tsx';
export { TrayOutIcon } from './components/icon/icons/tray-out.tsx';
export { TrendDownIcon } from './components/icon/icons/trend-down.tsx';
export { TrendUpIcon } from './components/icon/icons/trend-up.tsx';
export { UploadIcon } from './components/icon/icons/upload.tsx';
export { WarningIcon } from './components/icon/icons/warning.tsx';
export { IconButton, type IconButtonProps } from './components/icon-button/icon-button.tsx';
export { IconLink, type IconLinkProps } from './components/icon-link/icon-link.tsx';
export { Inline, type InlineProps } from './components/inline/inline.tsx';
export { KeyCap, type KeyCapProps } from './components/key-cap/key-cap.tsx';
export { Keypad, type KeypadKey, type KeypadProps } from './components/keypad/keypad.tsx';
export { LinkButton, type LinkButtonProps } from './components/link-button/link-button.tsx';
export { LinkProvider, type LinkComponent, type LinkRenderProps } from './components/link/link.tsx';
export type { MenuAction, MenuGroup, MenuItem, MenuLink, MenuToggle } from './components/menu/menu-items.ts';
export { Menu, type MenuProps } from './components/menu/menu.tsx';
export { MiddleTruncate, type MiddleTruncateProps } from './components/middle-truncate/middle-truncate.tsx';
export { Money, type MoneyProps } from './components/money/money.tsx';
export { MoneyInput, type MoneyInputProps } from './components/money-input/money-input.tsx';
export { PageHeader, type PageHeaderProps } from './components/page-header/page-header.tsx';
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx';
export {
  openPaletteFrame,
  type FieldSelection,
  type PaletteFrame,
  type PaletteFrameOptions,
} from './components/palette-frame/palette-frame.ts';
export { PasswordInput, type PasswordInputProps } from './components/password-input/password-input.tsx';
export { PlainFrame, type PlainFrameProps } from './components/plain-frame/plain-frame.tsx';
export { Popover, type PopoverProps } from './components/popover/popover.tsx';
export { PrintSheet } from './components/print-sheet/print-sheet.tsx';
export { ProgressBar, type ProgressBarProps } from './components/progress-bar/progress-bar.tsx';
export {
  RadioCards,
  type RadioCardOption,
  type RadioCardsProps,
} from './components/radio-cards/radio-cards.tsx';
export { RadioGroup, type RadioGroupProps } from './components/radio-group/radio-group.tsx';
export { SecondaryText, type SecondaryTextProps } from './components/secondary-text/secondary-text.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
} from './components/segmented-control/segmented-control.tsx';
export { Select, type SelectOption, type SelectProps } from './components/select/select.tsx';
export { ShareBar, type ShareBarProps } from './components/share-bar/share-bar.tsx';
export {
  NavItem,
  SidebarLinks,
  type NavItemProps,
  type SidebarLinksProps,
} from './components/sidebar/nav-item.tsx';
export { SearchButton, type SearchButtonProps } from './components/sidebar/search-button.tsx';
export { NavGap, Sidebar, type SidebarProps } from './components/sidebar/sidebar.tsx';
export { WorkspaceSwitch, type WorkspaceSwitchProps } from './components/sidebar/workspace-switch.tsx';
export { SidePanel, type SidePanelProps } from './components/side-panel/side-panel.tsx';
export { Skeleton, type SkeletonProps } from './components/skeleton/skeleton.tsx';
export { SlideOver, type SlideOverProps } from './components/slide-over/slide-over.tsx';
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx';
export { Stack, type StackProps } from './components/stack/stack.tsx';
export { Stat, Stats, type StatProps } from './components/stat/stat.tsx';
export { StatusIcon, type StatusIconProps } from './components/status-icon/status-icon.tsx';
export { SumCard, type SumCardLine, type SumCardProps } from './components/sum-card/sum-card.tsx';
export { SummaryLine, type SummaryLineProps } from './components/summary-line/summary-line.tsx';
export { SumLine, Sums, type SumLineProps } from './components/sums/sums.tsx';
export { Heading, Identifier, Text, type HeadingProps, type TextProps } from './components/text/text.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/tabs/tabs.tsx';
export { TextArea, type TextAreaProps } from './components/text-area/text-area.tsx';
export { TextInput, type TextInputProps } from './components/text-input/text-input.tsx';
export { TextLink, type TextLinkProps } from './components/text-link/text-link.tsx';
export { TimeLeft, type TimeLeftProps } from './components/time-left/time-left.tsx';
export { timeLeftText, timeLeftTone } from './components/time-left/time-left-text.ts';
export {
  Timeline,
  TimelineStep,
  type TimelineProps,
  type TimelineStepProps,
  type TimelineStepState,
} from './components/timeline/timeline.tsx';
export { ToastViewport, type ToastItem, type ToastViewportProps } from './components/toast/toast.tsx';
export { Tooltip, type TooltipProps } from './components/tooltip/tooltip.tsx';
export { TopBar, type TopBarProps } from './components/top-bar/top-bar.tsx';
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx';
export { Wizard, type WizardProps, type WizardStep } from './components/wizard/wizard.tsx';
export type { Space } from './css/gap.css.ts';
