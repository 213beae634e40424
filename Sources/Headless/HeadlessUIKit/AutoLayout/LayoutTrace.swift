import Frames
import Rendering

/// The requests for layout during layout, recorded only in the last passes of a layout that doesn't settle.
@MainActor
final class LayoutTrace {
    /// The current trace, if any.
    static var current: LayoutTrace?

    /// The running method, such as `Row.layoutSubviews()`.
    private var running = "the layout"
    private var changes: [String] = []
    private var calls: [String] = []

    /// The maximum number of reasons in a report.
    private static let limit = 3

    /// Records that a constraint requested layout.
    func note(_ constraint: NSLayoutConstraint, _ change: StaticString) {
        note("the constraint \(constraint.description), \(change)", in: &changes)
    }

    /// Records that a view requested layout.
    func note(_ view: UIView, _ call: StaticString) {
        note("\(view.layoutDescription).\(call)", in: &calls)
    }

    private func note(_ reason: String, in lines: inout [String]) {
        let line = "\(running) requests it by \(reason)"
        guard lines.count < Self.limit, !lines.contains(line) else { return }
        lines.append(line)
    }

    /// Runs a view's override, recorded as the running method.
    static func running(_ call: StaticString, of view: UIView, _ body: () -> Void) {
        guard let trace = current else { return body() }
        let outer = trace.running
        trace.running =
            "\(view.owningViewController.map { "\(type(of: $0))'s " } ?? "")\(view.layoutDescription).\(call)"
        body()
        trace.running = outer
    }

    /// Reports the views that keep requesting layout, and their reasons.
    func report(root: UIView, passes: Int) {
        let lines = changes.isEmpty ? calls : changes
        let reasons = lines.isEmpty ? "" : ": " + lines.joined(separator: "; ")
        RenderProblems.report(
            "\(root.layoutDescription): layout doesn't settle after \(passes) passes\(reasons)", .unsettledLayout
        )
    }
}
