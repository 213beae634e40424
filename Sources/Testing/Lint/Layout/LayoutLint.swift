import Foundation
public import Frames
public import Rendering

/// Looks for flaws in a finished layout.
public struct LayoutLint: Sendable {
    /// The rules to check.
    public var rules: Set<LintRule>

    /// The components that rules skip.
    public var exceptions: [LintException]

    /// All rules, without exceptions.
    public static let all = LayoutLint()

    /// No rules: excludes a nested scope.
    public static let off = LayoutLint(rules: [])

    /// Creates a lint with all rules, or with some.
    public init(rules: Set<LintRule> = .all, except exceptions: [LintException] = []) {
        self.rules = rules
        self.exceptions = exceptions
    }

    /// Returns the findings in a tree of frames without further knowledge, such as one embedded in a picture.
    ///
    /// Touch targets, disabled controls and scroll views are unknown then: views that clip count as scroll views.
    ///
    /// - Parameter settings: The settings that the tree was made with.
    public func report(on frame: Frame, settings: RenderSettings) -> LintReport {
        report(on: .finished(frame), settings: settings)
    }

    /// Lays out the result of `make`, and returns the findings.
    ///
    /// - Parameters:
    ///   - settings: The current settings while the frame is created.
    ///   - make: Returns a finished tree.
    public func report(settings: RenderSettings, making make: () throws -> Frame) rethrows -> LintReport {
        let rendered = try RenderSettings.withCurrent(settings) {
            try Rendered { try WantedTags.adding(.notes, make) }
        }
        let (dropped, others) = rendered.problems.split { $0.kind == .droppedConstraint }
        others.forEach(RenderProblems.report)
        return report(on: .noted(rendered.value), settings: settings, dropped: dropped)
    }

    /// - Parameter dropped: The problems of dropped constraints.
    package func report(
        on tree: LintedTree, settings: RenderSettings, dropped: [RenderProblem] = []
    ) -> LintReport {
        let layout = Layout(tree, settings: settings)
        let findings = LintRule.allCases.filter(rules.contains).flatMap { rule in
            let names = exceptions.filter { $0.rules.contains(rule) }.map(\.component)
            return check(layout, by: rule, dropped).filter { finding in
                guard let number = finding.number else { return !names.contains { finding.message.contains($0) } }
                return !layout.isExcepted(number, by: names)
            }.map { $0.finding(in: layout, rule) }
        }
        return LintReport(findings: findings, componentCount: layout.frames.count { !$0.frame.origin.isEmpty })
    }

    private func check(_ layout: Layout, by rule: LintRule, _ dropped: [RenderProblem]) -> [Flaw] {
        switch rule {
        case .truncation: TruncationRule(layout: layout).flaws
        case .overlap: OverlapRule(layout: layout).flaws
        case .touchTarget: TouchTargetRule(layout: layout).flaws
        case .contrast: ContrastRule(layout: layout).flaws
        case .outOfBounds: OutOfBoundsRule(layout: layout).flaws
        case .fractionalEdge: FractionalEdgeRule(layout: layout).flaws
        case .constraint: dropped.map { Flaw(number: nil, rect: .zero, message: $0.text(withDetails: 3)) }
        }
    }
}

/// A finding of a rule.
struct Flaw {
    /// The frame's index; `nil` if no frame is responsible.
    var number: Int?
    var rect: CGRect
    var message: String

    fileprivate func finding(in layout: Layout, _ rule: LintRule) -> LintFinding {
        LintFinding(
            rule: rule, component: number.map(layout.name) ?? "Auto Layout",
            path: number.map { layout.frames[$0].path } ?? [], rect: rect, message: message)
    }
}

extension [RenderProblem] {
    /// Splits the problems into those that match and the others.
    fileprivate func split(_ matches: (RenderProblem) -> Bool) -> ([RenderProblem], [RenderProblem]) {
        (filter(matches), filter { !matches($0) })
    }
}
