import Frames
import Rendering
import Synchronization

/// What lives longer than a pass: states by the identity of their views, and what is to be done when a pass ends.
///
/// All but the changes belongs to the main queue. Changes are told from any thread, as models send where they like.
package final class StateStore: @unchecked Sendable {
    private var values: [StableHash: AnyObject] = [:]
    private let changeNames = Mutex<[String]>([])
    private var preferenceActions: [() -> Void] = []
    private var appearActions: [(() -> Void)?] = []
    private var appeared: [StableHash: Appearance] = [:]
    private var appearanceCount = 0
    private var passNumber = 0
    private var reported: Set<String> = []

    /// The asynchronous work that views have begun.
    let tasks = ViewTasks()

    /// Whether an object was found missing while the properties of the present view were connected.
    var lacksObject = false

    package init() {}

    /// Returns what is kept under an identity, and makes it the first time.
    package func value<Value: AnyObject>(for identity: StableHash, make: () -> Value) -> Value {
        if let value = values[identity] as? Value { return value }
        let value = make()
        values[identity] = value
        return value
    }

    // MARK: Changes

    /// The states that changed since the pass began, such as `Row.isOpen`, in the order of their changes.
    package var changes: [String] { changeNames.withLock { $0 } }

    /// Says that a state has another value now: one more pass is needed.
    package func noteChange(of name: @autoclosure () -> String) {
        let name = name()
        changeNames.withLock { names in
            if names.count < 8, !names.contains(name) { names.append(name) }
        }
    }

    // MARK: Passes

    func beginPass() {
        changeNames.withLock { $0 = [] }
        preferenceActions = []
        appearActions = []
        hasFoundEndlessView = false
        passNumber += 1
    }

    /// Keeps an action until the views are placed. Preferences are handed out before anything appears.
    package func afterPass(_ action: @escaping () -> Void) {
        preferenceActions.append(action)
    }

    /// Keeps a place among the actions that follow the preferences, outer views before inner ones.
    ///
    /// A view takes its place before its content is made, and fills it once it knows that there is content.
    func takeTurn() -> Int {
        appearActions.append(nil)
        return appearActions.count - 1
    }

    /// Makes views that aren't shown: none of their actions is kept.
    func withoutActions<Result>(_ make: () -> Result) -> Result {
        let (preferences, appearing) = (preferenceActions.count, appearActions.count)
        defer {
            preferenceActions.removeSubrange(preferences...)
            appearActions.removeSubrange(appearing...)
        }
        return make()
    }

    /// Keeps an action for a turn.
    func use(turn: Int, for action: @escaping () -> Void) {
        appearActions[turn] = action
    }

    /// Runs the actions of a pass. What they add is run as well.
    func runActions() {
        var next = 0
        while next < preferenceActions.count {
            preferenceActions[next]()
            next += 1
        }
        preferenceActions = []
        next = 0
        while next < appearActions.count {
            appearActions[next]?()
            next += 1
        }
        appearActions = []
        runDisappearing()
    }

    // MARK: Appearing

    private struct Appearance {
        let number: Int
        var pass: Int
        var leave: () -> Void
    }

    /// Notes that a view is there.
    ///
    /// - Parameter leave: Called when a later pass is without the view.
    /// - Returns: Whether it wasn't there in the pass before.
    func appears(_ identity: StableHash, leave: @escaping () -> Void = {}) -> Bool {
        let known = appeared[identity]
        if known == nil { appearanceCount += 1 }
        appeared[identity] = Appearance(number: known?.number ?? appearanceCount, pass: passNumber, leave: leave)
        return known == nil
    }

    private func runDisappearing() {
        let gone = appeared.filter { $0.value.pass != passNumber }
        for (identity, appearance) in gone.sorted(by: { $0.value.number < $1.value.number }) {
            appeared[identity] = nil
            appearance.leave()
        }
    }

    // MARK: Problems

    private var endlessViews: Set<ObjectIdentifier> = []

    /// Whether the pass came upon a view that contains itself without end: the next one is without the view.
    private(set) var hasFoundEndlessView = false

    func isEndless(_ component: Any.Type) -> Bool {
        !endlessViews.isEmpty && endlessViews.contains(ObjectIdentifier(component))
    }

    /// Leaves a view that contains itself out of this pass and all that follow.
    func leaveOut(endless component: Any.Type) {
        guard endlessViews.insert(ObjectIdentifier(component)).inserted else { return }
        hasFoundEndlessView = true
        report("\(ComponentName.name(of: component)) contains itself without end; it is left out.")
    }

    /// Tells of a problem once, whatever the number of passes.
    package func report(_ message: String, _ kind: RenderProblem.Kind = .other) {
        if reported.insert(message).inserted { RenderProblems.report(message, kind) }
    }
}
