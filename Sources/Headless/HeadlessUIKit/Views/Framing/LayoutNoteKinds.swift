// What layout notes have to know of kinds of views. A kind says it of itself, so that only what shows a control depends
// on the control.

/// A control as large as UIKit makes it: an application has no say in its size.
protocol SystemSizedControl: UIView {}

extension UISwitch: SystemSizedControl {}
extension UISlider: SystemSizedControl {}
extension UIStepper: SystemSizedControl {}
extension UISegmentedControl: SystemSizedControl {}
extension UIPageControl: SystemSizedControl {}
extension UITextField: SystemSizedControl {}
extension UIDatePicker: SystemSizedControl {}
extension UIColorWell: SystemSizedControl {}
extension UIRefreshControl: SystemSizedControl {}
extension UITextView: SystemSizedControl {}

/// A view whose immediate subviews are parts of UIKit's own.
protocol ViewOfSystemParts: UIView {}

extension UISearchBar: ViewOfSystemParts {}
extension UIStepper: ViewOfSystemParts {}
extension UITextField: ViewOfSystemParts {}

/// A bar, which widens the touch areas of its items.
protocol TouchWideningBar: UIView {}

extension UINavigationBar: TouchWideningBar {}
extension UIToolbar: TouchWideningBar {}
extension UITabBar: TouchWideningBar {}

/// A view in which things fade on purpose: the rows of a wheel, the days around a month.
protocol FadingView: UIView {}

extension UIPickerView: FadingView {}
extension UIDatePicker: FadingView {}
extension UICalendarView: FadingView {}
