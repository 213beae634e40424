// The protocols by which kinds of views describe themselves for layout notes, so that the notes don't depend on each
// control.

/// A control whose size UIKit determines, and not the application.
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

/// A view whose immediate subviews are internal to UIKit.
protocol SystemCompositeView: UIView {}

extension UISearchBar: SystemCompositeView {}
extension UIStepper: SystemCompositeView {}
extension UITextField: SystemCompositeView {}

/// A bar, which extends the touch areas of its items.
protocol TouchWideningBar: UIView {}

extension UINavigationBar: TouchWideningBar {}
extension UIToolbar: TouchWideningBar {}
extension UITabBar: TouchWideningBar {}

/// A view that fades content by design: the rows of a wheel, the days around a month.
protocol FadingView: UIView {}

extension UIPickerView: FadingView {}
extension UIDatePicker: FadingView {}
extension UICalendarView: FadingView {}
