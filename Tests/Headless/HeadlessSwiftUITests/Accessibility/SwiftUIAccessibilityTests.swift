import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// What VoiceOver reads for SwiftUI views, and in which order.
@MainActor @preconcurrency
final class SwiftUIAccessibilityTests: XCTestCase {
    private func spoken<Content: View>(
        _ settings: RenderSettings = RenderSettings(), @ViewBuilder _ view: () -> Content
    ) -> [String] {
        elements(settings, view).map(\.description)
    }

    private func elements<Content: View>(
        _ settings: RenderSettings = RenderSettings(), @ViewBuilder _ view: () -> Content
    ) -> [AccessibilityNode] {
        RenderSettings.withCurrent(settings) {
            ViewFrames(VStack { view() }).makeAccessibleFrame(proposing: ProposedSize(width: 320)).elements
        }
    }

    // MARK: Default elements

    func testTextsAndPictures() {
        XCTAssertEqual(
            spoken {
                Text("Lunch?")
                Text("1/2").accessibilityLabel("one half")
                Image(systemName: "heart")
                Image(systemName: "star").accessibilityLabel("Favorite")
            }, [#""Lunch?""#, #""one half""#, #""heart", image"#, #""Favorite", image"#])
    }

    func testButtonsReadTheirLabels() {
        XCTAssertEqual(
            spoken {
                Button("Send") {}.disabled(true)
                Button(action: {}, label: { Image(systemName: "trash") })
                Button("Delete", systemImage: "trash") {}
                Button(
                    action: {},
                    label: {
                        VStack {
                            Text("Ana")
                            Text("Online")
                        }
                    })
                Link("Help", destination: URL(fileURLWithPath: "/"))
            },
            [
                #""Send", dimmed, button"#, #""trash", button"#, #""Delete", button"#, #""Ana, Online", button"#,
                #""Help", link"#,
            ])
    }

    func testControlsReadTheirValues() {
        XCTAssertEqual(
            spoken {
                Toggle("Mute", isOn: .constant(true))
                Toggle("Hidden label", isOn: .constant(false)).labelsHidden()
                Slider(value: .constant(5), in: 0...10) { Text("Volume") }
                Stepper("Guests", value: .constant(2))
                ProgressView(value: 0.5)
                TextField("Name", text: .constant(""))
                SecureField("Password", text: .constant("abc"))
            },
            [
                #""Mute", on, switch button"#, #""Hidden label", off, switch button"#,
                #""Volume", value "50%", adjustable"#, #""Guests", adjustable"#,
                #""In progress", value "50%", updates frequently"#, #""Name", text field"#,
                #""Password", value "3 bullets", secure text field"#,
            ])
    }

    func testPickersAndTabs() {
        XCTAssertEqual(
            spoken {
                Picker("Range", selection: .constant(1)) {
                    Text("Day").tag(0)
                    Text("Week").tag(1)
                }
                .pickerStyle(.segmented)
            }, [#""Day", button, 1 of 2"#, #"selected, "Week", button, 2 of 2"#])
        let bar = elements {
            TabView {
                Text("Here").tabItem { Label("Chats", systemImage: "message") }
                Text("There").tabItem { Label("Calls", systemImage: "phone") }
            }
            .frame(height: 300)
        }
        XCTAssertEqual(
            bar.map(\.description),
            [#""Here""#, #"selected, "Chats", tab, 1 of 2, begins "Tab Bar""#, #""Calls", tab, 2 of 2"#])
    }

    func testTitlesAndHeadersAreHeadings() {
        XCTAssertEqual(
            spoken {
                NavigationStack {
                    List { Section("Members") { Text("Ana") } }.navigationTitle("Club")
                }
                .frame(height: 400)
            }.map { $0.lowercased() }, [#""club", heading"#, #""members", heading"#, #""ana""#])
    }

    // MARK: Modifiers

    func testLabelsValuesAndHints() {
        XCTAssertEqual(
            spoken {
                Text("5").accessibilityLabel("Unread").accessibilityValue("5 messages").accessibilityHint(
                    "In all chats")
                Color.red.frame(height: 20).accessibilityLabel("Status")
                Text("Title").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityHeading(.h2)
                Button("Plain") {}.accessibilityRemoveTraits(.isButton)
                Image(decorative: "nothing")
            },
            [
                #""Unread", value "5 messages", hint "In all chats""#, #""Status""#,
                #"selected, "Title", heading level 2"#, #""Plain""#,
            ])
    }

    func testChildrenAreCombinedIgnoredOrContained() {
        let pair = HStack {
            Text("Ana")
            Text("Online")
        }
        XCTAssertEqual(spoken { pair.accessibilityElement(children: .combine) }, [#""Ana, Online""#])
        XCTAssertEqual(
            spoken { pair.accessibilityElement(children: .ignore).accessibilityLabel("Member") }, [#""Member""#])
        XCTAssertEqual(spoken { pair.accessibilityElement() }, [])
        XCTAssertEqual(
            spoken { pair.accessibilityElement(children: .contain).accessibilityLabel("Member") },
            [#""Ana", begins "Member""#, #""Online""#])
        XCTAssertEqual(spoken { pair.accessibilityHidden(true) }, [])
    }

    func testButtonsOfACombinedElementBecomeActions() {
        XCTAssertEqual(
            spoken {
                HStack {
                    Text("Photo")
                    Button("Like") {}
                    Button("Share") {}
                }
                .accessibilityElement(children: .combine)
            }, [#""Photo", actions "Like" "Share""#])
    }

    func testActionsAndDetails() {
        XCTAssertEqual(
            spoken {
                Text("Message")
                    .accessibilityAction(named: "Reply") {}
                    .accessibilityActions { Button("Delete") {} }
                    .accessibilityCustomContent("Sent", "9:41")
                Text("3").accessibilityAdjustableAction { _ in }
            }, [#""Message", actions "Reply" "Delete", more "Sent" "9:41""#, #""3", adjustable"#])
    }

    func testRepresentationsReplaceTheView() {
        let nodes = elements {
            Color.red.frame(width: 100, height: 30)
                .accessibilityRepresentation { Slider(value: .constant(0.25)) { Text("Rating") } }
            Color.blue.frame(width: 100, height: 30).accessibilityChildren {
                VStack {
                    Text("Monday 3")
                    Text("Tuesday 5")
                }
            }
        }
        XCTAssertEqual(
            nodes.map(\.description), [#""Rating", value "25%", adjustable"#, #""Monday 3""#, #""Tuesday 5""#])
        XCTAssertEqual(nodes[0].rect.size, CGSize(width: 100, height: 30))
    }

    // MARK: Order

    func testOrderFollowsRowsAndPriorities() {
        let columns = HStack(alignment: .top) {
            VStack {
                Text("1")
                Text("3")
            }
            VStack {
                Text("2")
                Text("4")
            }
        }
        XCTAssertEqual(spoken { columns }, ["1", "2", "3", "4"].map { "\"\($0)\"" })
        XCTAssertEqual(
            spoken(RenderSettings(direction: .rightToLeft)) { columns }, ["1", "2", "3", "4"].map { "\"\($0)\"" })
        XCTAssertEqual(
            spoken {
                Text("Last")
                Text("First").accessibilitySortPriority(1)
            }, [#""First""#, #""Last""#])
    }

    func testModalViewsAndInvisibleOnes() {
        XCTAssertEqual(
            spoken {
                ZStack {
                    Text("Behind")
                    Text("Alert").accessibilityAddTraits(.isModal)
                }
            }, [#""Alert""#])
        XCTAssertEqual(
            spoken {
                Text("Clear").opacity(0)
                Text("Hidden").hidden()
            }, [])
    }

    func testAccessibilityIsCollectedOnlyOnRequest() {
        let plain = VStack {
            Text("5")
            Button("Send") {}
        }
        let said = VStack {
            Text("5").accessibilityLabel("Five").accessibilityAddTraits(.isHeader)
            Button("Send") {}.accessibilityHint("Now")
        }
        XCTAssertEqual(
            ViewFrames(plain).makeFrame(proposing: ProposedSize()).children,
            ViewFrames(said).makeFrame(proposing: ProposedSize()).children)
    }
}
