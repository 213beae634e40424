import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// What decided the frames of views.
@MainActor @preconcurrency
final class LayoutReasonTests: XCTestCase {
    /// A view with an intrinsic size.
    private final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 10) }
    }

    private func reasons(
        of name: String, in view: UIView, width: CGFloat = 200, height: CGFloat = 100
    ) throws -> LayoutReasons {
        let frame = TreeTags.withReasons.marking {
            view.makeFrame(proposing: ProposedSize(width: width, height: height))
        }
        let node = FrameTree(frame).nodes.first { $0.frame.origin.isCalled(name) }
        return try XCTUnwrap(node?.details.layout, name)
    }

    func testConstraintsAndTheContent() throws {
        let (root, box) = (UIView(), Box())
        root.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
        leading.identifier = "gap"
        let height = box.heightAnchor.constraint(equalToConstant: 40)
        height.priority = UILayoutPriority(900)
        NSLayoutConstraint.activate([leading, height, box.topAnchor.constraint(equalTo: root.topAnchor)])
        let reasons = try reasons(of: "Box", in: root)
        XCTAssertEqual(
            reasons.x,
            [
                LayoutReason(
                    .constraint, "gap: Box.leading == UIView.leading + 16.0", constant: 16, priority: 1000,
                    identifier: "gap")
            ])
        XCTAssertEqual(
            reasons.width.map(\.description), ["content: intrinsic content width 30, compression resistance 750"],
            "a view that nothing stretches or squeezes")
        XCTAssertEqual(
            reasons.height, [LayoutReason(.constraint, "Box.height == 40.0 @900.0", constant: 40, priority: 900)])
        XCTAssertEqual(reasons.y.map(\.text), ["Box.top == UIView.top"])
    }

    func testAWidthBetweenTwoEdges() throws {
        let (root, box) = (UIView(), Box())
        root.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
        ])
        let reasons = try reasons(of: "Box", in: root)
        XCTAssertEqual(
            reasons.width.map(\.text),
            ["Box.leading == UIView.leading + 10.0", "Box.trailing == UIView.trailing + -10.0"])
        XCTAssertEqual(reasons.y, [LayoutReason(.ambiguous, "no constraint decides it")])
    }

    func testAStack() throws {
        let stack = UIStackView(arrangedSubviews: [Box(), Box()])
        stack.spacing = 8
        stack.arrangedSubviews[1].accessibilityIdentifier = "second"
        let reasons = try reasons(of: "second", in: stack)
        XCTAssertEqual(
            reasons.x,
            [
                LayoutReason(
                    .container, "UIStackView, horizontal, spacing 8: Box#second.leading == Box.trailing + 8.0",
                    constant: 8, priority: 1000),
                LayoutReason(
                    .content, "intrinsic content width 30 of Box, hugging 250", constant: 30, priority: 250),
            ])
        XCTAssertEqual(Set(reasons.height.map(\.kind)), [.container])
    }

    func testFramesInCodeAndAutoresizing() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (fixed, flexible) = (UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)), UIView(frame: root.bounds))
        fixed.accessibilityIdentifier = "fixed"
        flexible.accessibilityIdentifier = "flexible"
        flexible.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        root.addSubview(fixed)
        root.addSubview(flexible)
        XCTAssertEqual(
            try reasons(of: "fixed", in: root).width, [LayoutReason(.frame, "frame set in code or by UIView")])
        let reasons = try reasons(of: "flexible", in: root)
        XCTAssertEqual(reasons.width, [LayoutReason(.autoresizing, "autoresizing mask: flexibleWidth")])
        XCTAssertEqual(reasons.height.map(\.kind), [.frame])
        XCTAssertEqual(reasons.x, [LayoutReason(.autoresizing, "autoresizing mask: flexibleLeftMargin")])
    }

    func testTheRootIsGivenItsSize() throws {
        XCTAssertEqual(try reasons(of: "Box", in: Box()).width.map(\.kind), [.proposal])
    }

    /// Asking why solves the constraints again, but a problem in them is reported once, and the frame stays the same.
    func testAskingChangesNothing() throws {
        func view() -> UIView {
            let (root, box) = (UIView(), Box())
            root.addSubview(box)
            box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: 50),
            ])
            return root
        }
        let size = ProposedSize(width: 100, height: 100)
        let plain = Rendered { view().makeFrame(proposing: size) }
        let asked = Rendered { TreeTags.withReasons.marking { view().makeFrame(proposing: size) } }
        XCTAssertEqual(asked.problems, plain.problems)
        XCTAssertEqual(plain.problems.count, 1)
        XCTAssertEqual(FrameTree(asked.value).frame, plain.value)
        XCTAssertNil(FrameTree(plain.value).nodes[1].details.layout)
    }
}
