import Frames
import Rendering
import XCTest

@testable import HeadlessUIKit

@MainActor @preconcurrency
final class FrameMakingTests: XCTestCase {
    func testLayerBecomesPaint() {
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 40, height: 20))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner]
        view.layer.borderWidth = 2
        view.layer.borderColor = UIColor.black.cgColor
        view.clipsToBounds = true
        view.alpha = 0.5
        view.accessibilityIdentifier = "box"
        let frame = view.paintedFrame()
        XCTAssertEqual(
            frame,
            Frame(
                origin: "UIView#box", rect: CGRect(x: 5, y: 5, width: 40, height: 20), opacity: 0.5,
                corners: CornerRadii(topLeft: 8), fill: .color(RGBA(hex: 0xFF0000)),
                border: Border(width: 2, color: .black), clipsToBounds: true))
    }

    func testHiddenAndTransparentViewsAreLeftOut() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let views = (0..<3).map { _ in UIView(frame: root.bounds) }
        views.forEach(root.addSubview)
        views[0].isHidden = true
        views[1].alpha = 0
        XCTAssertEqual(root.paintedFrame().children.count, 1)
    }

    func testZPositionDecidesTheOrder() {
        let root = UIView()
        let (front, back) = (UIView(), UIView())
        front.accessibilityIdentifier = "front"
        front.layer.zPosition = 1
        root.addSubview(front)
        root.addSubview(back)
        XCTAssertEqual(root.paintedFrame().children.map(\.name), ["UIView", "UIView#front"])
    }

    func testDynamicColorsFollowTheAppearance() {
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        XCTAssertEqual(view.paintedFrame().fill, .color(.white))
        RenderSettings.withCurrent(RenderSettings(appearance: .dark)) {
            XCTAssertEqual(view.paintedFrame().fill, .color(.black))
        }
        view.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(view.paintedFrame().fill, .color(.black))
    }

    func testDrawnContentLiesUnderTheSubviews() {
        final class Drawing: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIBezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2)).fill()
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(UIView())
        let frame = view.paintedFrame()
        XCTAssertEqual(frame.children.map(\.name), ["drawing", "UIView"])
        XCTAssertTrue(UIView(frame: view.frame).paintedFrame().children.isEmpty)
    }

    func testScrolledContentMoves() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let content = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
        view.addSubview(content)
        view.bounds.origin.y = 45
        XCTAssertEqual(view.paintedFrame().children[0].rect.minY, 5)
    }

    func testAspectFillKeepsTheImagesShape() {
        let image = UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 20, height: 10)))
        let view = UIImageView(image: image)
        view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        view.contentMode = .scaleAspectFill
        guard case .image(let content) = view.paintedFrame().content else { return XCTFail("no image") }
        XCTAssertEqual(content.destination, CGRect(x: -15, y: 0, width: 60, height: 30))
    }

    func testTemplateImageTakesTheTint() {
        let parent = UIView()
        parent.tintColor = .green
        let view = UIImageView(
            image: UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: 1, height: 1))).withRenderingMode(
                .alwaysTemplate))
        parent.addSubview(view)
        guard case .image(let content) = view.paintedFrame().content else { return XCTFail("no image") }
        XCTAssertEqual(content.tint, RGBA(hex: 0x00FF00))
    }

    func testLabelTextIsCenterdVerticallyOnPixels() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 41))
        label.text = "Hello"
        guard case .text(let text) = label.paintedFrame().content else { return XCTFail("no text") }
        let baseline = try XCTUnwrap(text.runs.first).origin.y + CGFloat(text.runs[0].glyphs[0].y)
        // (41 − 20.29) / 2 rounded down to 10, plus the ascender of 16.19.
        XCTAssertEqual(baseline, 26.19, accuracy: 0.02)
    }

    func testCellDrawnByItselfIsAsHighAsItsContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
            content.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 20),
        ])
        XCTAssertEqual(cell.makeFrame(proposing: ProposedSize(width: 200)).rect.size, CGSize(width: 200, height: 27))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 3, width: 200, height: 20))
    }

    func testNothingIsNarrowerThanNothing() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 10))
        let (wide, spacer) = (UIView(), UIView())
        for view in [wide, spacer] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let wanted = wide.widthAnchor.constraint(equalToConstant: 80)
        wanted.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wide.leadingAnchor.constraint(equalTo: root.leadingAnchor), wanted,
            spacer.leadingAnchor.constraint(equalTo: wide.trailingAnchor),
            spacer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(wide.frame.width, 50)
        XCTAssertEqual(spacer.frame.width, 0)
    }
}
