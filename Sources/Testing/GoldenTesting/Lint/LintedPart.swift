import Frames
import HeadlessUIKit
import Lint
import Rendering

/// The part of a golden that a scope's lint checks, see
/// ``withSnapshotTesting(record:diffTool:folder:sizeBudget:lint:operation:)``.
package enum LintedPart {
    /// A layout with everything that its views know.
    case layout
    /// A finished frame: hit targets and scrolling are unknown.
    case finishedFrame
    /// Nothing: the picture shows more than the layout, such as numbers and a legend.
    case nothing

    /// Creates a frame, and reports the findings of the scope's lint as problems of the golden.
    ///
    /// - Parameter traits: Traits of the views that the application doesn't have.
    func linting(overriding traits: UITraitCollection = UITraitCollection(), _ make: () -> Frame) -> Frame {
        guard let lint = SnapshotTestingConfiguration.inForce?.lint, !lint.rules.isEmpty else { return make() }
        let settings = RenderSettings.current.applying(traits)
        switch self {
        case .layout:
            let frame = WantedTags.adding(.notes, make)
            // A dropped constraint is reported as a problem of the golden anyway.
            report(lint.report(on: .noted(frame), settings: settings))
            return frame
        case .finishedFrame:
            let frame = make()
            report(lint.report(on: frame, settings: settings))
            return frame
        case .nothing: return make()
        }
    }

    private func report(_ report: LintReport) {
        for group in report.findings.groups {
            RenderProblems.report(RenderProblem(.layoutFlaw, group.description, about: group.line))
        }
    }
}
