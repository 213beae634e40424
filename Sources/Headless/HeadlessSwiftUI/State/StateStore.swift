import Frames
import Rendering
import Synchronization

/// The storage that outlives a pass: states by the identity of their views, and actions for the end of a pass.
///
/// Everything except changes is used only on the main queue. Changes may come from any thread, as models publish
/// anywhere.
package final class StateStore: @unchecked Sendable {
    private var values: [StableHash: AnyObject] = [:]
    private let changeNames = Mutex<[String]>([])
    private var preferenceActions: [() -> Void] = []
    private var appearActions: [(() -> Void)?] = []
    private var appeared: [StableHash: Appearance] = [:]
    private var appearanceCount = 0
    private var passNumber = 0
    private var reported: Set<String> = []

    /// The asynchronous work that views have started.
    let tasks = ViewTasks()

    /// Whether a required object was missing when the properties of the current view were connected.
    var lacksObject = false

    package init() {}

    /// Returns the value stored for an identity, creating it the first time.
    package func value<Value: AnyObject>(for identity: StableHash, make: () -> Value) -> Value {
        if let value = values[identity] as? Value { return value }
        let value = make()
        values[identity] = value
        return value
    }

    // MARK: Changes

    /// The states that changed since the pass began, such as `Row.isOpen`, in order.
    package var changes: [String] { changeNames.withLock { $0 } }

    /// Records that a state has changed: another pass is needed.
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
        hasFoundRecursiveView = false
        passNumber += 1
    }

    /// Stores an action until the views are placed. Preferences are passed before anything appears.
    package func afterPass(_ action: @escaping () -> Void) {
        preferenceActions.append(action)
    }

    /// Reserves a position among the actions that follow the preferences, outer views before inner ones.
    ///
    /// A view reserves its position before its content is created, and uses it if there is content.
    func takeTurn() -> Int {
        appearActions.append(nil)
        return appearActions.count - 1
    }

    /// Creates views that aren't shown, and discards their actions.
    func withoutActions<Result>(_ make: () -> Result) -> Result {
        let (preferences, appearing) = (preferenceActions.count, appearActions.count)
        defer {
            preferenceActions.removeSubrange(preferences...)
            appearActions.removeSubrange(appearing...)
        }
        return make()
    }

    /// Stores an action at a reserved position.
    func use(turn: Int, for action: @escaping () -> Void) {
        appearActions[turn] = action
    }

    /// Runs the actions of a pass, including those that they add.
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

    /// Records that a view exists.
    ///
    /// - Parameter leave: Called when the view is missing from a later pass.
    /// - Returns: Whether it was missing from the previous pass.
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

    private var recursiveViews: Set<ObjectIdentifier> = []

    /// Whether the pass found a view that contains itself recursively: the next pass omits it.
    private(set) var hasFoundRecursiveView = false

    func isRecursive(_ component: Any.Type) -> Bool {
        !recursiveViews.isEmpty && recursiveViews.contains(ObjectIdentifier(component))
    }

    /// Omits a view that contains itself from this pass and all later ones.
    func leaveOut(recursive component: Any.Type) {
        guard recursiveViews.insert(ObjectIdentifier(component)).inserted else { return }
        hasFoundRecursiveView = true
        report("\(ComponentName.name(of: component)) contains itself infinitely; it is left out.")
    }

    /// Reports a problem once, regardless of the number of passes.
    package func report(_ message: String, _ kind: RenderProblem.Kind = .other) {
        if reported.insert(message).inserted { RenderProblems.report(message, kind) }
    }
}
