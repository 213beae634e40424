import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Lint
import Rendering

@testable import GoldenTesting

/// Returns the findings of one rule in a view, one line each.
@MainActor
func lint(_ rule: LintRule, _ view: UIView, scale: CGFloat = 2, except exceptions: [LintException] = []) -> [String] {
    LayoutLint(rules: [rule], except: exceptions).report(settings: RenderSettings(scale: scale)) {
        view.makeFrameInHost(proposing: view.ownProposal)
    }.findings.map(\.line)
}

/// Returns the findings of one rule in a SwiftUI view, one line each.
@MainActor
func lint<Content: View>(_ rule: LintRule, _ view: Content, width: CGFloat? = nil, height: CGFloat? = nil) -> [String] {
    LayoutLint(rules: [rule]).report(settings: RenderSettings(scale: 2)) {
        ViewFrames(view).makeFrame(proposing: ProposedSize(width: width, height: height))
    }.findings.map(\.line)
}

/// A view with others at fixed positions.
@MainActor
func board(_ width: CGFloat = 200, _ height: CGFloat = 100, _ views: UIView...) -> UIView {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    board.accessibilityIdentifier = "board"
    board.backgroundColor = .white
    for view in views { board.addSubview(view) }
    return board
}

@MainActor
func label(_ text: String, _ frame: CGRect, _ color: UIColor = .black, size: CGFloat = 17) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size)
    label.accessibilityIdentifier = "title"
    return label
}
