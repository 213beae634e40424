import Foundation
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

@testable import GoldenTesting

/// The accessibility of views, as a picture and as text.
@MainActor @preconcurrency
final class AccessibilityStrategyTests: XCTestCase {
    /// A row of a settings screen.
    private final class MuteRow: UIView {
        let title = UILabel()
        let toggle = UISwitch()
        let send = UIButton(type: .system)

        init() {
            super.init(frame: CGRect(x: 0, y: 0, width: 280, height: 88))
            title.text = "Notifications"
            title.accessibilityTraits = .header
            title.frame = CGRect(x: 16, y: 12, width: 150, height: 24)
            toggle.isOn = true
            toggle.accessibilityLabel = "Mute"
            toggle.frame.origin = CGPoint(x: 213, y: 8)
            send.setTitle("Send", for: .normal)
            send.isEnabled = false
            send.accessibilityHint = "Sends a test"
            send.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Later") { _ in true }]
            send.frame = CGRect(x: 16, y: 44, width: 80, height: 36)
            send.accessibilityActivationPoint = CGPoint(x: 30, y: 62)
            [title, toggle, send].forEach(addSubview)
        }

        required init?(coder: NSCoder) { nil }
    }

    func testPicture() {
        assertSnapshot(of: MuteRow(), as: .accessibilityImage(traits: UITraitCollection(displayScale: 1)))
    }

    func testPictureFromRightToLeftInTheDark() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(layoutDirection: .rightToLeft),
        ])
        assertSnapshot(of: MuteRow(), as: .accessibilityImage(traits: traits))
    }

    /// The legend is wider than the view: content outside of the view must not continue beside it.
    func testContentOutsideOfTheViewIsHidden() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        let outside = UIView(frame: CGRect(x: 100, y: 10, width: 60, height: 20))
        outside.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        view.addSubview(outside)
        let accessible = AccessibleFrame { view.makeFrameInHost(proposing: ProposedSize(width: 120, height: 60)) }
        let picture = AccessibilityPicture(accessible, showsActivationPoints: false).frame
        let bitmap = try Renderer().render(picture, scale: 1)
        XCTAssertGreaterThan(bitmap.pixelsWide, 160)
        XCTAssertEqual(bitmap[118, 20], RGBA(hex: 0xFF0000))
        XCTAssertEqual(bitmap[121, 20], RGBA.white)
    }

    /// The picture of the page, which `WRITE_PAGES=1` writes.
    func testPage() throws {
        var settings = RenderSettings.current
        settings.scale = 2
        let picture = try RenderSettings.withCurrent(settings) {
            let accessible = AccessibleFrame {
                MuteRow().makeFrameInHost(proposing: ProposedSize(width: 280, height: 88))
            }
            return try Renderer().render(
                AccessibilityPicture(accessible, showsActivationPoints: true).frame, scale: 2)
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Documentation/Goldens/accessibility.png").standardizedFileURL
        if ProcessInfo.processInfo.environment["WRITE_PAGES"] == "1" {
            try PNGWriter.data(picture, compression: 10).write(to: file)
        }
        XCTAssertTrue(try PNGReader.bitmap(in: Data(contentsOf: file)) == picture, "accessibility.png differs")
    }

    func testText() {
        assertSnapshot(of: MuteRow(), as: .accessibilityText)
        assertSnapshot(of: MuteRow(), as: .accessibilityText(showsPlaces: true), named: "places")
    }

    func testAChangeIsShownLineByLine() {
        let row = MuteRow()
        let before = text(row)
        row.send.isEnabled = true
        row.toggle.accessibilityLabel = nil
        XCTAssertEqual(
            Diffing<String>.lines.diff(before, text(row))?.0.split(separator: "\n").suffix(5).joined(separator: "\n"),
            """
            \u{2007}1 "Notifications", heading
            −2 "Mute", on, switch button
            −3 "Send", dimmed, button, hint "Sends a test", actions "Later"
            +2 on, switch button
            +3 "Send", button, hint "Sends a test", actions "Later"
            """)
    }

    private func text(_ view: UIView) -> String {
        var text = ""
        Snapshotting<UIView, String>.accessibilityText.snapshot(view).run { text = $0 }
        return text
    }
}
