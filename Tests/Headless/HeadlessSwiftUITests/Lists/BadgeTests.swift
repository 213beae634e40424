import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

/// Badges, labels and other decorations of rows, and lists of data.
final class BadgeTests: XCTestCase {
    func testRowsShowTheirBadges() {
        let list = Drawn(height: 300) {
            List {
                Text("inbox").badge(7)
                Text("spam").badge("new")
                Text("sent").badge(0)
            }
        }
        XCTAssertEqual(list.texts, ["inbox", "7", "spam", "new", "sent"])
    }

    func testTabsShowTheirBadges() {
        let tabs = Drawn(height: 300) {
            TabView { Text("home").tabItem { Text("Home") }.badge(3) }
        }
        XCTAssertEqual(tabs.texts, ["home", "Home", "3"])
    }

    func testTabBadgeStaysOnOneLine() throws {
        let tabs = Drawn(height: 300) {
            TabView { Text("home").tabItem { Text("Home") }.badge("brand new") }
        }
        var height: CGFloat = 0
        tabs.frame.forEach { frame, rect in
            if case .text(let content) = frame.content, content.string == "brand new" { height = rect.height }
        }
        XCTAssertTrue((1..<20).contains(height), "\(height)")
    }

    /// A badge widens to the end of its tab, then begins at the icon's edge, and its text is cut short.
    func testWideTabBadges() throws {
        func badge(_ value: String) -> CGRect {
            let tabs = Drawn(width: 320, height: 300) {
                TabView {
                    ForEach(0..<4, id: \.self) { index in
                        Text("page").tabItem { Label("Chats", systemImage: "gear") }
                            .badge(index == 1 ? Text(value) : nil)
                    }
                }
            }
            var found = CGRect.zero
            tabs.frame.forEach { frame, rect in
                if case .text(let content) = frame.content, content.string == value { found = rect }
            }
            return found
        }
        let (short, five, long) = (badge("3"), badge("12345"), badge("123456789012345678"))
        XCTAssertGreaterThan(five.width, 38)
        XCTAssertLessThan(five.minX, short.minX)
        // The tab ends 40 points after the middle of the icon, which is 24 wide; 2 are free, and 10 are margins.
        XCTAssertLessThanOrEqual(long.width, 40)
        XCTAssertEqual(long.height, short.height)
        for wide in [five, long] { XCTAssertLessThanOrEqual(wide.maxX, 160 - 2 - 5) }
    }

    func testPickersInFormsShowTheirLabels() {
        let form = Drawn(height: 200) {
            Form { Picker("Language", selection: .constant(1)) { Text("German").tag(1) } }
        }
        XCTAssertEqual(form.texts, ["Language", "German"])
    }

    func testProminentHeadersKeepTheirCase() {
        func header(_ prominence: Prominence) -> [String] {
            Drawn(height: 200) { List { Section("Fruit") { Text("a") }.headerProminence(prominence) } }.texts
        }
        XCTAssertEqual(header(.standard), ["FRUIT", "a"])
        XCTAssertEqual(header(.increased), ["Fruit", "a"])
    }

    func testOffsetsOfElements() {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: [0, 1], toOffset: 3)
        XCTAssertEqual(letters, ["c", "a", "b", "d"])
        letters.remove(atOffsets: [0, 3])
        XCTAssertEqual(letters, ["a", "b"])
    }

    func testSymbolsFollowTheReadingDirection() {
        func isMirrored(_ name: String) -> Bool {
            let image = Drawn { Image(systemName: name).environment(\.layoutDirection, .rightToLeft) }
            var mirrored = false
            image.frame.forEach { frame, _ in
                if case .image(let content) = frame.content { mirrored = content.isMirrored }
            }
            return mirrored
        }
        XCTAssertTrue(isMirrored("chevron.forward"))
        XCTAssertFalse(isMirrored("chevron.right"))
    }
}
