import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Lint
import Rendering
import XCTest

@testable import GoldenTesting

/// Each invariant fails for a view with just that problem, and holds for the fixed view.
@MainActor @preconcurrency
final class InvariantTests: XCTestCase {
    private func broken(_ invariants: [LayoutInvariant], _ make: @MainActor () -> UIView) -> [String] {
        invariants.flatMap { invariant in
            invariant.violations(settings: .golden) {
                MainActor.assumeIsolated {
                    let view = make()
                    return view.makeFrameInHost(proposing: view.ownProposal)
                }
            }
        }
    }

    private func broken<Content: View>(_ invariant: LayoutInvariant, _ view: @MainActor () -> Content) -> [String] {
        invariant.violations(settings: .golden) {
            MainActor.assumeIsolated { ViewScreen(view()).makeFrame(proposing: ProposedSize(width: 200, height: 60)) }
        }
    }

    /// A row with an avatar, whose distance from the leading edge may depend on the direction.
    private func row(_ distance: (Bool) -> CGFloat) -> UIView {
        let avatar = UIView()
        avatar.backgroundColor = .blue
        avatar.accessibilityIdentifier = "avatarView"
        avatar.translatesAutoresizingMaskIntoConstraints = false
        let row = board(200, 60, avatar)
        let isRightToLeft = RenderSettings.current.direction == .rightToLeft
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: distance(isRightToLeft)),
            avatar.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
            avatar.widthAnchor.constraint(equalToConstant: 36), avatar.heightAnchor.constraint(equalToConstant: 36),
        ])
        return row
    }

    // MARK: Mirror

    func testMirroredPlaces() {
        XCTAssertEqual(
            broken([.mirror]) { row { $0 ? 12 : 8 } },
            ["mirror: UIView#avatarView is 8 pt from the left in LTR, 12 pt from the right in RTL"])
        XCTAssertEqual(broken([.mirror]) { row { _ in 8 } }, [])
        XCTAssertEqual(broken([.mirror(except: ["avatarView"])]) { row { $0 ? 12 : 8 } }, [])
    }

    func testTextsThatStay() {
        func text(_ alignment: NSTextAlignment) -> UIView {
            let text = label("Title", CGRect(x: 8, y: 8, width: 184, height: 21))
            text.textAlignment = alignment
            return board(200, 60, text)
        }
        XCTAssertEqual(broken([.mirror]) { text(.left) }, ["mirror: UILabel#title: “Title” stays on the left in RTL"])
        XCTAssertEqual(broken([.mirror]) { text(.natural) }, [])
    }

    func testCornersThatStay() {
        func bubble(_ follows: Bool) -> UIView {
            let bubble = UIView(frame: CGRect(x: 50, y: 8, width: 100, height: 40))
            bubble.backgroundColor = .gray
            bubble.layer.cornerRadius = 18
            let isTurned = follows && RenderSettings.current.direction == .rightToLeft
            bubble.layer.maskedCorners = [
                .layerMinXMinYCorner, .layerMaxXMinYCorner, isTurned ? .layerMinXMaxYCorner : .layerMaxXMaxYCorner,
            ]
            return board(200, 60, bubble)
        }
        XCTAssertEqual(
            broken([.mirror]) { bubble(false) },
            ["mirror: UIView in UIView#board has corners of 18 18 18 0 in LTR, 18 18 18 0 and not 18 18 0 18 in RTL"])
        XCTAssertEqual(broken([.mirror]) { bubble(true) }, [])
    }

    func testFlippedPhotos() throws {
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let photo = try XCTUnwrap(Data(base64Encoded: pixel).flatMap { UIImage(data: $0) })
        func portrait(_ isFlipped: Bool) -> UIView {
            let view = UIImageView(frame: CGRect(x: 80, y: 10, width: 40, height: 40))
            view.image = photo
            view.accessibilityIdentifier = "portrait"
            if isFlipped, RenderSettings.current.direction == .rightToLeft {
                view.transform = CGAffineTransform(scaleX: -1, y: 1)
            }
            return board(200, 60, view)
        }
        XCTAssertEqual(
            broken([.mirror]) { portrait(true) }, ["mirror: UIImageView#portrait: the picture is flipped in RTL"])
        XCTAssertEqual(broken([.mirror]) { portrait(false) }, [])
    }

    func testSwiftUI() {
        XCTAssertEqual(
            broken(.mirror) {
                HStack {
                    Text("Leading"); Spacer()
                }
            }, [])
        XCTAssertEqual(
            broken(.mirror) {
                HStack {
                    Text("Leading"); Spacer()
                }.environment(\.layoutDirection, .leftToRight)
            }.count, 1)
        XCTAssertEqual(broken(.dark) { DarkPadding() }.count, 1)
        XCTAssertEqual(broken(.textSize) { Text("Long words").lineLimit(1).frame(width: 90) }.count, 1)
        XCTAssertEqual(broken(.textSize) { Text("Long words").frame(width: 90) }, [])
    }

    private struct DarkPadding: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            Text("Title").padding(.leading, scheme == .dark ? 40 : 8).frame(width: 200, alignment: .leading)
        }
    }

    // MARK: Dark, scale, twice

    func testDark() {
        func view(_ dark: CGFloat) -> UIView {
            let side = RenderSettings.current.appearance == .dark ? dark : 36
            let avatar = UIView(frame: CGRect(x: 8, y: 8, width: side, height: side))
            avatar.accessibilityIdentifier = "avatarView"
            return board(200, 60, avatar)
        }
        XCTAssertEqual(
            broken([.dark]) { view(40) }, ["dark: UIView#avatarView is 36 × 36 pt in light, 40 × 40 pt in dark"])
        XCTAssertEqual(broken([.dark]) { view(36) }, [])
    }

    /// Views that move because of added content are not reported.
    func testAddedContentIsTheCause() {
        func view(_ adds: Bool) -> UIView {
            let isAdded = adds && RenderSettings.current.appearance == .dark
            let avatar = UIView(frame: CGRect(x: isAdded ? 28 : 8, y: 8, width: 36, height: 36))
            avatar.accessibilityIdentifier = "avatarView"
            let view = board(200, 60, avatar)
            guard isAdded else { return view }
            let dot = UIView(frame: CGRect(x: 8, y: 8, width: 8, height: 8))
            dot.accessibilityIdentifier = "dot"
            view.addSubview(dot)
            return view
        }
        XCTAssertEqual(broken([.dark]) { view(true) }, ["dark: UIView#dot is there in dark, not in light"])
        XCTAssertEqual(broken([.dark]) { view(false) }, [])
    }

    func testScale() {
        func view(_ pixels: CGFloat) -> UIView {
            let avatar = UIView(frame: CGRect(x: pixels / RenderSettings.current.scale, y: 8, width: 36, height: 36))
            avatar.accessibilityIdentifier = "avatarView"
            return board(200, 60, avatar)
        }
        XCTAssertEqual(
            broken([.scale]) { view(12) },
            [
                "scale: UIView#avatarView is 12 pt from the left at 1x, 6 pt at 2x",
                "scale: UIView#avatarView is 6 pt from the left at 2x, 4 pt at 3x",
            ])
        XCTAssertEqual(broken([.scale]) { view(1) }, [], "a pixel is a pixel")
    }

    func testIdempotence() {
        var count = 0
        func view(_ counts: Bool) -> UIView {
            count += counts ? 1 : 0
            return board(200, 60, label("Shown \(count)", CGRect(x: 8, y: 8, width: 90, height: 21)))
        }
        XCTAssertEqual(broken([.idempotence]) { view(true) }, ["made twice: UILabel#title: text “Shown 1” → “Shown 2”"])
        XCTAssertEqual(broken([.idempotence]) { view(false) }, [])
    }

    // MARK: Text size

    private func sized(_ change: (UILabel, RenderSettings.ContentSize) -> Void) -> UIView {
        let text = label("Title of it", .zero)
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.sizeToFit()
        change(text, RenderSettings.current.contentSize)
        return board(300, 60, text)
    }

    func testTextSize() {
        XCTAssertEqual(
            broken([.textSize(over: [.large, .extraLarge])]) {
                sized { $0.font = .systemFont(ofSize: $1 == .large ? 17 : 15) }
            },
            ["text size: UILabel#title: the text is 17 pt at large, 15 pt at extraLarge"])
        XCTAssertEqual(
            broken([.textSize(over: [.large, .extraExtraExtraLarge])]) {
                sized { $0.frame.size.width = $1 == .large ? 200 : 40 }
            },
            [
                "text size: UILabel#title: text cut short: “Title of it” has no room in 40 × 27.5 pt at extraExtraExtraLarge, not at large"
            ])
        XCTAssertEqual(
            broken([.textSize(over: [.large, .extraLarge])]) {
                sized { $0.frame.size.height = $1 == .large ? 60 : 40 }
            },
            ["text size: UILabel#title is 60 pt high at large, 40 pt at extraLarge"])
        XCTAssertEqual(
            broken([.textSize(over: [.large, .extraLarge])]) { sized { $0.isHidden = $1 == .extraLarge } },
            ["text size: UILabel#title is there at large, not at extraLarge"])
        XCTAssertEqual(broken([.textSize]) { sized { _, _ in } }, [])
    }

    /// An existing view is updated for each variant.
    func testAnExistingView() {
        let text = label("Title", .zero)
        text.font = .preferredFont(forTextStyle: .body)
        text.adjustsFontForContentSizeCategory = true
        text.backgroundColor = .systemBackground
        assertInvariants(of: text, over: .all, width: 200)
    }
}
