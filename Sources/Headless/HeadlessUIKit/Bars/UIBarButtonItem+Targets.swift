/// The initializers with a target and an action.
///
/// UIKit's initializers take a selector: `#selector` needs the plug-in AppSources. Without it, `action` is a method
/// reference, as in `UIBarButtonItem(title: "Edit", style: .plain, target: self, action: Self.edit)`. The target isn't
/// retained.
extension UIBarButtonItem {
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        self.title = title
        take(style, target, action)
    }

    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
        self.init()
        self.image = image
        take(style, target, action)
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyObject?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        take(style, target, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
        self.init(systemItem: systemItem)
        take(style, target, action)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, image: image, menu: menu)
        take(style, target, action)
    }

    private func take(_ style: Style, _ target: AnyObject?, _ action: Selector?) {
        self.style = style
        self.target = target
        self.action = action
    }
}

extension UIBarButtonItem {
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        call(target, action)
    }

    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(title: title, style: style, target: target, action: nil)
        call(target, action)
    }

    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        call(target, action)
    }

    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target, action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(image: image, style: style, target: target, action: nil)
        call(target, action)
    }

    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target, action: @escaping (Target) -> () -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        call(target, action)
    }

    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target,
        action: @escaping (Target) -> (UIBarButtonItem) -> Void
    ) {
        self.init(barButtonSystemItem: systemItem, target: target, action: nil)
        call(target, action)
    }

    private func call<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
        invoke = { [weak target] in target.map { action($0)() } }
    }

    private func call<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> (UIBarButtonItem) -> Void) {
        invoke = { [weak target, weak self] in
            if let target, let self { action(target)(self) }
        }
    }
}
