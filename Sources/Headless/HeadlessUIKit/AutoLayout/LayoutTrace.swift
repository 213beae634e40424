import Frames
import Rendering

/// What asks for layout while layout is under way, kept only in the last passes of a layout that does not settle.
@MainActor
final class LayoutTrace {
    /// The trace that is being written, if any.
    static var current: LayoutTrace?

    /// What runs at present, such as `Row.layoutSubviews()`.
    private var running = "the layout"
    private var changes: [String] = []
    private var calls: [String] = []

    /// How many reasons a report has at most.
    private static let limit = 3

    /// Remembers that a constraint asked for layout.
    func note(_ constraint: NSLayoutConstraint, _ change: StaticString) {
        note("the constraint \(constraint.description), \(change)", in: &changes)
    }

    /// Remembers that a view asked for layout.
    func note(_ view: UIView, _ call: StaticString) {
        note("\(view.layoutDescription).\(call)", in: &calls)
    }

    private func note(_ reason: String, in lines: inout [String]) {
        let line = "\(running) asks by \(reason)"
        guard lines.count < Self.limit, !lines.contains(line) else { return }
        lines.append(line)
    }

    /// Runs an override of a view, and remembers meanwhile that it runs.
    static func running(_ call: StaticString, of view: UIView, _ body: () -> Void) {
        guard let trace = current else { return body() }
        let outer = trace.running
        trace.running =
            "\(view.owningViewController.map { "\(type(of: $0))'s " } ?? "")\(view.layoutDescription).\(call)"
        body()
        trace.running = outer
    }

    /// Tells which views keep asking for layout, and by what.
    func report(root: UIView, passes: Int) {
        let lines = changes.isEmpty ? calls : changes
        let reasons = lines.isEmpty ? "" : ": " + lines.joined(separator: "; ")
        RenderProblems.report(
            "\(root.layoutDescription): layout asks for layout again after \(passes) passes\(reasons)", .unsettledLayout
        )
    }
}
