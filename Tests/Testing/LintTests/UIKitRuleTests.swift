import Frames
import HeadlessUIKit
import Lint
import Rendering
import XCTest

/// Each rule finds its problem in a view with just that one, and nothing in the fixed view.
@MainActor @preconcurrency
final class UIKitRuleTests: XCTestCase {
    // MARK: Truncation

    func testTextThatIsCutShort() {
        let long = "A title that is long"
        XCTAssertEqual(
            lint(.truncation, board(200, 100, label(long, CGRect(x: 8, y: 8, width: 80, height: 21)))),
            ["UILabel#title: text cut short: “A title that is long” has no room in 80 × 21 pt"])
        XCTAssertEqual(lint(.truncation, board(200, 100, label(long, CGRect(x: 8, y: 8, width: 180, height: 21)))), [])
    }

    /// A few letters less: there are as many glyphs as letters.
    func testShortTextThatIsCutShort() throws {
        func cut(_ width: CGFloat) -> UILabel { label("1 new 3", CGRect(x: 8, y: 8, width: width, height: 21)) }
        let message = "UILabel#title: text cut short: “1 new 3” has no room in 50 × 21 pt"
        XCTAssertEqual(lint(.truncation, board(200, 100, cut(50))), [message])
        XCTAssertEqual(lint(.truncation, board(200, 100, cut(80))), [])
        // A tree that was read from a file knows it too.
        let frame = board(200, 100, cut(50)).makeFrame(proposing: ProposedSize(width: 200, height: 100))
        let read = try Frame(json: frame.json())
        let report = LayoutLint(rules: [.truncation]).report(on: read, settings: RenderSettings())
        XCTAssertEqual(report.findings.map(\.line), [message])
    }

    func testTextThatAnEdgeCutsOff() {
        func window(_ make: () -> UIView) -> UIView {
            let window = make()
            window.frame = CGRect(x: 8, y: 8, width: 100, height: 20)
            window.clipsToBounds = true
            window.addSubview(label("Below", CGRect(x: 0, y: 10, width: 90, height: 21)))
            (window as? UIScrollView)?.contentSize = CGSize(width: 100, height: 60)
            return board(200, 100, window)
        }
        let found = lint(.truncation, window { UIView() })
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(
            found.first?.hasPrefix("UILabel#title: text cut off: of “Below” a line shows") == true, "\(found)")
        XCTAssertEqual(lint(.truncation, window { UIScrollView() }), [])
    }

    /// Letters that are taller than their line are seen whole, unless the view is lower than the line.
    func testLettersThatALowFrameCuts() {
        func found(_ text: String, height: CGFloat) -> [String] {
            lint(.truncation, board(200, 100, label(text, CGRect(x: 8, y: 30, width: 180, height: height))))
        }
        for text in ["Åg", "ក្រុមស្ត្រី", "မြန်မာဘာသာ", "पृथ्वीं", "ٱللُّغَةُ"] {
            XCTAssertEqual(found(text, height: 21), [], text)
            XCTAssertEqual(found(text, height: 8).count, 1, text)
        }
        let view = UITextView(frame: CGRect(x: 8, y: 30, width: 180, height: 12))
        (view.text, view.isScrollEnabled, view.textContainerInset) = ("မြန်မာဘာသာ", false, .zero)
        let findings = lint(.truncation, board(200, 100, view))
        XCTAssertTrue(
            findings.first?.hasPrefix("UITextView in UIView#board: text cut off: of “မြန်မာဘာသာ”") == true, "\(findings)")
    }

    /// A text may be cut off in a scroll view, and is complete if it has scrolled out of view.
    func testTextInScrollViews() {
        func scrolled(cellHeight: CGFloat, y: CGFloat) -> [String] {
            let cell = UIView(frame: CGRect(x: 0, y: y, width: 100, height: cellHeight))
            cell.clipsToBounds = true
            cell.addSubview(label("Below", CGRect(x: 0, y: 10, width: 90, height: 21)))
            let scroll = UIScrollView(frame: CGRect(x: 8, y: 8, width: 100, height: 60))
            scroll.contentSize = CGSize(width: 100, height: 400)
            scroll.addSubview(cell)
            return lint(.truncation, board(200, 100, scroll))
        }
        XCTAssertEqual(scrolled(cellHeight: 40, y: 200), [])
        XCTAssertEqual(scrolled(cellHeight: 40, y: 40), [])
        XCTAssertEqual(scrolled(cellHeight: 20, y: 10).count, 1)
        XCTAssertEqual(scrolled(cellHeight: 20, y: 200).count, 1)
    }

    // MARK: Overlap

    func testTextThatSomethingCovers() {
        func picture(x: CGFloat) -> UIView {
            let view = UIView(frame: CGRect(x: x, y: 0, width: 40, height: 40))
            view.backgroundColor = .blue
            view.accessibilityIdentifier = "cover"
            return board(200, 100, label("Timestamp", CGRect(x: 8, y: 8, width: 90, height: 21)), view)
        }
        let found = lint(.overlap, picture(x: 60))
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found.first?.hasPrefix("UILabel#title: UIView#cover covers ") == true, "\(found)")
        XCTAssertEqual(lint(.overlap, picture(x: 100)), [])
    }

    func testContentThatScrollsUnderABar() {
        func list(_ view: UIView) -> [String] {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            (view as? UIScrollView)?.contentSize = CGSize(width: 200, height: 400)
            view.addSubview(label("Timestamp", CGRect(x: 8, y: 70, width: 90, height: 21)))
            let bar = UIView(frame: CGRect(x: 0, y: 80, width: 200, height: 20))
            bar.backgroundColor = .gray
            return lint(.overlap, board(200, 100, view, bar))
        }
        XCTAssertEqual(list(UIView()).count, 1)
        XCTAssertEqual(list(UIScrollView()), [])
    }

    func testTextsThatRunIntoEachOther() {
        func texts(y: CGFloat) -> UIView {
            let second = label("Second", CGRect(x: 40, y: y, width: 90, height: 21))
            second.accessibilityIdentifier = "second"
            return board(200, 100, label("A first text", CGRect(x: 8, y: 8, width: 120, height: 21)), second)
        }
        let found = lint(.overlap, texts(y: 12))
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(
            found.first?.hasPrefix("UILabel#title: overlaps the text of UILabel#second by ") == true, "\(found)")
        XCTAssertEqual(lint(.overlap, texts(y: 40)), [])
    }

    /// A badge is on an avatar intentionally, and a sheet on a screen.
    func testIntentionalOverlaps() {
        let avatar = UIImageView(frame: CGRect(x: 8, y: 8, width: 40, height: 40))
        avatar.image = UIImage(systemName: "person.circle.fill")
        let badge = UIView(frame: CGRect(x: 36, y: 36, width: 16, height: 16))
        badge.backgroundColor = .red
        XCTAssertEqual(lint(.overlap, board(200, 100, avatar, badge)), [])
        let veil = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let card = UIView(frame: CGRect(x: 0, y: 18, width: 200, height: 80))
        card.backgroundColor = .white
        veil.addSubview(card)
        XCTAssertEqual(
            lint(.overlap, board(200, 100, label("Title", CGRect(x: 8, y: 8, width: 90, height: 21)), veil)), [])
    }

    func testControlsThatShareAnArea() {
        func buttons(x: CGFloat) -> UIView {
            let (one, other) = (UIButton(), UIButton())
            (one.frame, other.frame) = (
                CGRect(x: 8, y: 8, width: 60, height: 44), CGRect(x: x, y: 8, width: 60, height: 44)
            )
            (one.accessibilityIdentifier, other.accessibilityIdentifier) = ("one", "other")
            return board(200, 100, one, other)
        }
        XCTAssertEqual(lint(.overlap, buttons(x: 40)), ["UIButton#one: shares 28 × 44 pt with UIButton#other"])
        XCTAssertEqual(lint(.overlap, buttons(x: 70)), [])
    }

    // MARK: Touch targets

    private final class WideButton: UIButton {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -7, dy: -7).contains(point)
        }
    }

    private func button(_ button: UIButton, side: CGFloat = 30, x: CGFloat = 50) -> UIView {
        button.frame = CGRect(x: x, y: 30, width: side, height: side)
        button.accessibilityIdentifier = "close"
        return board(200, 100, button)
    }

    func testSmallButton() {
        XCTAssertEqual(
            lint(.touchTarget, button(UIButton())), ["UIButton#close: touch target of 30 × 30 pt, at least 44 × 44"])
        XCTAssertEqual(lint(.touchTarget, button(UIButton(), side: 44)), [])
        XCTAssertEqual(lint(.touchTarget, button(WideButton())), [], "its touches reach further than its frame")
    }

    func testSmallViewWithATapGesture() {
        let view = UIView(frame: CGRect(x: 8, y: 8, width: 60, height: 20))
        XCTAssertEqual(lint(.touchTarget, board(200, 100, view)), [])
        view.addGestureRecognizer(UITapGestureRecognizer())
        XCTAssertEqual(
            lint(.touchTarget, board(200, 100, view)),
            ["UIView in UIView#board: touch target of 60 × 20 pt, at least 44 × 44"])
    }

    func testButtonThatNoTouchReaches() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let inner = UIButton(frame: CGRect(x: 0, y: 30, width: 60, height: 50))
        inner.accessibilityIdentifier = "close"
        outer.addSubview(inner)
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        around.addSubview(outer)
        XCTAssertEqual(
            lint(.touchTarget, board(200, 100, around)),
            ["UIButton#close: no touch reaches it: it is covered, or outside of a view around it"])
        outer.frame.size.height = 100
        XCTAssertEqual(lint(.touchTarget, board(200, 100, around)), [])
    }

    /// Touches pass through views with disabled interaction, including their subviews.
    func testViewsThatTakeNoTouches() {
        let view = button(UIButton())
        let scroll = UIScrollView(frame: view.frame)
        scroll.addSubview(view)
        let outer = board(200, 100, scroll)
        XCTAssertEqual(lint(.touchTarget, outer).count, 1)
        for passed in [view.subviews[0], view, scroll, outer] {
            passed.isUserInteractionEnabled = false
            XCTAssertEqual(lint(.touchTarget, outer), [], "\(type(of: passed))")
            passed.isUserInteractionEnabled = true
        }
    }

    func testViewsWithoutAreaAreNoTargets() {
        XCTAssertEqual(lint(.touchTarget, button(UIButton(), side: 0)), [])
    }

    func testControlsOfTheSystemHaveItsSizes() {
        let toggle = UISwitch()
        toggle.frame.origin = CGPoint(x: 8, y: 8)
        XCTAssertEqual(lint(.touchTarget, board(200, 100, toggle)), [])
    }

    // MARK: Contrast

    private func text(_ color: UIColor, size: CGFloat = 17) -> [String] {
        lint(.contrast, board(200, 100, label("Text", CGRect(x: 8, y: 8, width: 90, height: 40), color, size: size)))
    }

    func testContrast() {
        XCTAssertEqual(
            text(UIColor(white: 0.55, alpha: 1)),
            ["UILabel#title: contrast 3.4:1 of #8C8C8C on #FFFFFF, at least 4.5:1"])
        XCTAssertEqual(text(UIColor(white: 0.55, alpha: 1), size: 24), [], "large text needs 3:1")
        XCTAssertEqual(text(UIColor(white: 0, alpha: 0.45)).count, 1, "translucent colors are blended")
        XCTAssertEqual(text(UIColor(white: 0, alpha: 0.6)), [])
    }

    /// #767676 on white is the lightest gray with 4.5:1, and #777777 has less.
    func testContrastAtTheLimit() {
        XCTAssertEqual(text(UIColor(red: 0x76 / 255, green: 0x76 / 255, blue: 0x76 / 255, alpha: 1)), [])
        XCTAssertEqual(
            text(UIColor(red: 0x77 / 255, green: 0x77 / 255, blue: 0x77 / 255, alpha: 1)),
            ["UILabel#title: contrast 4.47:1 of #777777 on #FFFFFF, at least 4.5:1"])
    }

    func testContrastOverAGradient() {
        func gradient(_ end: UIColor) -> UIView {
            let layer = CAGradientLayer()
            layer.colors = [UIColor.black.cgColor, end.cgColor]
            layer.startPoint = CGPoint(x: 0, y: 0.5)
            layer.endPoint = CGPoint(x: 1, y: 0.5)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            layer.frame = view.bounds
            view.layer.addSublayer(layer)
            view.addSubview(label("A text over all of it", CGRect(x: 8, y: 8, width: 190, height: 21), .white))
            return board(200, 100, view)
        }
        XCTAssertEqual(lint(.contrast, gradient(.white)).count, 1)
        XCTAssertEqual(lint(.contrast, gradient(UIColor(white: 0.3, alpha: 1))), [])
    }

    func testDisabledControlsAreExempt() {
        func button(isEnabled: Bool) -> UIView {
            let button = UIButton(type: .custom)
            button.setTitle("Send", for: .normal)
            button.setTitleColor(UIColor(white: 0.8, alpha: 1), for: .normal)
            button.isEnabled = isEnabled
            button.frame = CGRect(x: 8, y: 8, width: 80, height: 44)
            return board(200, 100, button)
        }
        XCTAssertEqual(lint(.contrast, button(isEnabled: true)).count, 1)
        XCTAssertEqual(lint(.contrast, button(isEnabled: false)), [])
    }

    func testIconOfAControl() {
        func icon(_ color: UIColor) -> UIView {
            let button = UIButton(type: .custom)
            button.setImage(UIImage(systemName: "xmark"), for: .normal)
            button.tintColor = color
            button.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
            return board(200, 100, button)
        }
        let found = lint(.contrast, icon(UIColor(white: 0.7, alpha: 1)))
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found.first?.hasSuffix(", at least 3:1 for icons") == true, "\(found)")
        XCTAssertEqual(lint(.contrast, icon(UIColor(white: 0.5, alpha: 1))), [])
    }

    // MARK: Bounds

    func testTextOutsideOfThePicture() {
        func text(x: CGFloat) -> [String] {
            lint(.outOfBounds, board(200, 100, label("Timestamp", CGRect(x: x, y: 8, width: 90, height: 21))))
        }
        XCTAssertEqual(text(x: 210), ["UILabel#title: outside of the picture, on the right"])
        XCTAssertEqual(text(x: 150).count, 1)
        XCTAssertEqual(text(x: 100), [])
    }

    func testTextThatSticksOutOfItsSurface() {
        func bubble(width: CGFloat) -> [String] {
            let bubble = UIView(frame: CGRect(x: 8, y: 8, width: width, height: 40))
            bubble.backgroundColor = .yellow
            bubble.accessibilityIdentifier = "bubble"
            bubble.addSubview(label("A long message", CGRect(x: 8, y: 8, width: 150, height: 21)))
            return lint(.outOfBounds, board(300, 100, bubble))
        }
        let found = bubble(width: 90)
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found.first?.hasPrefix("UILabel#title: sticks out of UIView#bubble by ") == true, "\(found)")
        XCTAssertEqual(bubble(width: 166), [])
    }

    // MARK: Edges and constraints

    func testBlurredLines() {
        func line(y: CGFloat, height: CGFloat = 0.5) -> [String] {
            let line = UIView(frame: CGRect(x: 0, y: y, width: 200, height: height))
            line.backgroundColor = .gray
            line.accessibilityIdentifier = "line"
            return lint(.fractionalEdge, board(200, 100, line))
        }
        XCTAssertEqual(line(y: 10.3), ["UIView#line: the top edge of a line of 0.5 pt is at 20.6 px at 2x"])
        XCTAssertEqual(line(y: 10.5), [])
        XCTAssertEqual(line(y: 10.3, height: 40), [], "an area is no line")
        let small = UIView(frame: CGRect(x: 0, y: 10.3, width: 20, height: 0.5))
        small.backgroundColor = .gray
        small.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        XCTAssertEqual(lint(.fractionalEdge, board(200, 100, small)), [], "nor are scaled sizes")
    }

    func testBlurredBorder() {
        func border(_ width: CGFloat) -> [String] {
            let view = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 40))
            view.layer.borderWidth = width
            view.layer.borderColor = UIColor.black.cgColor
            return lint(.fractionalEdge, board(200, 100, view))
        }
        XCTAssertEqual(border(0.75), ["UIView in UIView#board: a border of 0.75 pt is 1.5 px wide at 2x"])
        XCTAssertEqual(border(0.5), [])
    }

    func testDroppedConstraint() {
        func constrained(_ widths: [CGFloat]) -> [String] {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            let board = board(200, 100, view)
            NSLayoutConstraint.activate(widths.map { view.widthAnchor.constraint(equalToConstant: $0) })
            return lint(.constraint, board)
        }
        let found = constrained([40, 60])
        XCTAssertEqual(found.count, 1)
        XCTAssertTrue(found.first?.hasPrefix("Auto Layout: Unable to satisfy") == true, "\(found)")
        XCTAssertEqual(constrained([40]), [])
    }

    // MARK: Exceptions

    func testExceptions() {
        let view = board(
            200, 100, label("Text", CGRect(x: 8, y: 8, width: 90, height: 21), UIColor(white: 0.7, alpha: 1)))
        XCTAssertEqual(lint(.contrast, view).count, 1)
        XCTAssertEqual(lint(.contrast, view, except: ["title"]), [])
        XCTAssertEqual(lint(.contrast, view, except: [.component("board", [.contrast])]), [], "including its content")
        XCTAssertEqual(lint(.contrast, view, except: [.component("title", [.overlap])]).count, 1)
    }
}
