/// A view that performs actions when it is used.
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        public static let application = State(rawValue: 0xFF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    // MARK: Creating

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.decode(self, UIControl.decodeControl)
    }

    // MARK: State

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Always false: there are no touches.
    open var isTracking: Bool { false }
    /// Always false: there are no touches.
    open var isTouchInside: Bool { false }
    /// Whether a touch opens the menu. It is never drawn open, but a button may show the selected element.
    open var showsMenuAsPrimaryAction = false

    /// Kept and never read: there is no pointer.
    open var toolTip: String?
    /// Kept and never read: animations aren't played.
    open var isSymbolAnimationEnabled = false

    /// Never called: there are no touches.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Never called: there are no touches.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Never called: there are no touches.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Never called: there are no touches.
    open func cancelTracking(with event: UIEvent?) {}

    /// Called when `state` has changed.
    func stateDidChange() { setNeedsLayout() }

    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }

    /// The horizontal alignment, with leading and trailing resolved to left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    // MARK: Actions

    private var actions: [(action: UIAction, events: Event)] = []
    private var targets: [ControlTarget] = []

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let identifier = action.identifier { removeAction(identifiedBy: identifier, for: controlEvents) }
        actions.append((action, controlEvents))
    }

    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action && $0.events == controlEvents }
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
    }

    /// Adds a method to call, as in `button.addTarget(self, action: Self.tapped, for: .touchUpInside)`: a method
    /// reference replaces UIKit's selector, which needs Objective-C. The target isn't retained.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
    ) {
        targets.append(ControlTarget(target, controlEvents, .method { [weak target] in target.map { action($0)() } }))
    }

    /// Adds a method to call with the control as its argument.
    public final func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
    ) {
        let call = { [weak target, weak self] in
            guard let target, let sender = self as? Sender else { return }
            action(target)(sender)
        }
        targets.append(ControlTarget(target, controlEvents, .method(call)))
    }

    /// Adds a method to call with the control and an event, as far as the method takes them. The target isn't retained;
    /// for `nil`, the responders from the control on are asked for one that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(ControlTarget(target as AnyObject?, controlEvents, .selector(action)))
    }

    /// Removes a method of a target; `nil` means all targets, or all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let target = target as AnyObject?
        targets.removeAll { entry in
            (target == nil || entry.target === target) && (action == nil || entry.selector == action)
                && !entry.events.isDisjoint(with: controlEvents)
        }
    }

    /// The names of a target's methods for an event; `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let target = target as AnyObject?
        let names = targets.filter { $0.target === target && !$0.events.isDisjoint(with: controlEvent) }
            .compactMap { $0.selector?.description }
        return names.isEmpty ? nil : names
    }

    /// Removes the methods of a target, or of all targets.
    public final func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
        targets.removeAll { entry in
            (target == nil || entry.target === target) && !entry.events.isDisjoint(with: controlEvents)
        }
    }

    /// Performs all actions and methods for any of the events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.perform(sender: self) }
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            switch entry.action {
            case .method(let call): call()
            case .selector(let action):
                if entry.target != nil || entry.isForResponders { sendAction(action, to: entry.target, for: nil) }
            }
        }
    }

    /// Calls a method of a target, or of the first responder from the control on that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Does what a tap does.
    open func performPrimaryAction() {
        guard isEnabled else { return }
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .touchUpInside)
    }

    /// The objects whose methods were added.
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target as? NSObject }) }

    open var allControlEvents: Event {
        (actions.map(\.events) + targets.map(\.events)).reduce([]) { $0.union($1) }
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
}

/// A method that a control calls for events.
private struct ControlTarget {
    enum Action {
        case method(() -> Void)
        case selector(Selector)
    }

    weak var target: AnyObject?

    /// Whether the control asks its responders for the method.
    let isForResponders: Bool

    let events: UIControl.Event
    let action: Action

    init(_ target: AnyObject?, _ events: UIControl.Event, _ action: Action) {
        self.target = target
        isForResponders = target == nil
        self.events = events
        self.action = action
    }

    var selector: Selector? {
        switch action {
        case .method: nil
        case .selector(let selector): selector
        }
    }
}
