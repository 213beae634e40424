import Frames
import HeadlessUIKit
import Lint
import Rendering

/// What the lint of a scope looks at while a golden is drawn, see ``withSnapshotTesting(record:diffTool:folder:sizeBudget:lint:operation:)``.
package enum LintedPart {
    /// A layout, of which all is known that its views know.
    case layout
    /// A frame that was finished before: what can be touched or scrolled isn't known.
    case finishedFrame
    /// Nothing: the picture has more on it than the layout, such as numbers and a legend.
    case nothing

    /// Makes a frame, and reports what the lint of the scope finds in it: these are problems of the golden.
    ///
    /// - Parameter traits: Those that the views are given and the application isn't.
    func linting(overriding traits: UITraitCollection = UITraitCollection(), _ make: () -> Frame) -> Frame {
        guard let lint = SnapshotTestingConfiguration.inForce?.lint, !lint.rules.isEmpty else { return make() }
        let settings = RenderSettings.current.applying(traits)
        switch self {
        case .layout:
            let frame = WantedTags.adding(.notes, make)
            // A dropped constraint is a problem of the golden anyway.
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
