import HeadlessSwiftUI
import XCTest

/// Tabs as values: `Tab` in a tab view, instead of `tabItem(_:)`.
@MainActor @preconcurrency
final class TabTests: XCTestCase {
    func testTheFirstTabIsVisible() {
        let tabs = Drawn(height: 300) {
            TabView {
                Tab("One", systemImage: "star") { Text("first") }
                Tab("Two", systemImage: "heart") { Text("second") }
                Tab(role: .search) { Text("third") }
            }
        }
        XCTAssertEqual(tabs.texts, ["first", "One", "Two", "Search"])
    }

    func testTheValueSelectsATab() {
        enum Page: Hashable { case chats, calls, settings }
        func tabs(_ page: Page) -> [String] {
            Drawn(height: 300) {
                TabView(selection: .constant(page)) {
                    Tab("Chats", systemImage: "message", value: Page.chats) { Text("chats") }
                    Tab(value: Page.calls) {
                        Text("calls")
                    } label: {
                        Label("Calls", systemImage: "phone")
                    }
                    Tab(value: Page.settings, role: .search) { Text("settings") }
                }
            }.texts
        }
        XCTAssertEqual(tabs(.chats), ["chats", "Chats", "Calls", "Search"])
        XCTAssertEqual(tabs(.calls), ["calls", "Chats", "Calls", "Search"])
        XCTAssertEqual(tabs(.settings), ["settings", "Chats", "Calls", "Search"])
    }

    func testTabsOfDataConditionsAndSections() {
        let hasMore = true
        let tabs = Drawn(height: 300) {
            TabView(selection: .constant("b")) {
                ForEach(["a", "b"], id: \.self) { name in
                    Tab(name, systemImage: "star", value: name) { Text("page \(name)") }
                }
                if hasMore { Tab("More", systemImage: "ellipsis", value: "more") { Text("more") } }
                TabSection("Library") {
                    Tab("Albums", systemImage: "square.stack", value: "albums") { Text("albums") }
                }
                Tab("Gone", systemImage: "xmark", value: "gone") { Text("gone") }.hidden()
            }
            .tabViewStyle(.sidebarAdaptable)
        }
        XCTAssertEqual(tabs.texts, ["page b", "a", "b", "More", "Albums"])
    }

    func testBadges() {
        let tabs = Drawn(height: 300) {
            TabView {
                Tab("One", systemImage: "star") { Text("first") }.badge(3)
                Tab("Two", systemImage: "heart") { Text("second") }.badge("new").customizationID("two")
            }
        }
        XCTAssertEqual(tabs.texts, ["first", "One", "3", "Two", "new"])
    }

    /// A type with a body, whose state is kept.
    func testTabsOfATypeOfTheApp() {
        struct Start: TabContent {
            typealias TabValue = Int
            @State private var title = "Start"

            var body: some TabContent<Int> {
                Tab(title, systemImage: "house", value: 1) { Text("start") }
            }
        }
        let tabs = Drawn(height: 300) {
            TabView(selection: .constant(1)) {
                Tab("Other", systemImage: "star", value: 0) { Text("other") }
                Start()
            }
        }
        XCTAssertEqual(tabs.texts, ["start", "Other", "Start"])
    }
}
