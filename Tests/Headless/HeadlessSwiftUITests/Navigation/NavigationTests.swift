import Foundation
import Frames
import HeadlessSwiftUI
import XCTest

final class NavigationTests: XCTestCase {
    private func draw<Content: View>(@ViewBuilder _ content: @MainActor () -> Content) -> Drawn {
        Drawn(width: 360, height: 200, content)
    }

    func testNavigationBarIs44PointsHigh() {
        let drawn = draw { NavigationView { Color.red.navigationBarTitle("Title", displayMode: .inline) } }
        XCTAssertEqual(drawn.rects(named: "Color"), [CGRect(x: 0, y: 44, width: 360, height: 156)])
        XCTAssertEqual(drawn.rects(named: "NavigationBar"), [CGRect(x: 0, y: 0, width: 360, height: 44)])
        XCTAssertEqual(drawn.rects(named: "Text")[0].midX, 180, accuracy: 0.5)
    }

    func testLargeTitleAndSearchFieldBelowTheBar() {
        let large = draw { NavigationStack { Color.red.navigationTitle("Title") } }
        XCTAssertEqual(large.rects(named: "Color"), [CGRect(x: 0, y: 96, width: 360, height: 104)])
        XCTAssertEqual(large.rects(named: "Text")[0].minX, 16)
        let search = draw {
            NavigationStack {
                Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: .constant(""), prompt: "Find")
            }
        }
        XCTAssertEqual(search.rects(named: "Color")[0].minY, 96)
    }

    func testNavigationViewReservesSpaceForALargeTitle() {
        let view = draw { NavigationView { Color.red } }
        XCTAssertEqual(view.rects(named: "Color"), [CGRect(x: 0, y: 96, width: 360, height: 104)])
        let stack = draw { NavigationStack { Color.red } }
        XCTAssertEqual(stack.rects(named: "Color"), [CGRect(x: 0, y: 44, width: 360, height: 156)])
    }

    func testHiddenBarTakesNoSpace() {
        let hidden = draw { NavigationView { Color.red.navigationTitle("Title").navigationBarHidden(true) } }
        XCTAssertEqual(hidden.rects(named: "Color"), [CGRect(x: 0, y: 0, width: 360, height: 200)])
        let toolbar = draw { NavigationStack { Color.red.toolbar(.hidden, for: .navigationBar) } }
        XCTAssertEqual(toolbar.rects(named: "Color"), [CGRect(x: 0, y: 0, width: 360, height: 200)])
    }

    func testToolbarItemPlacements() {
        let drawn = draw {
            NavigationStack {
                Color.red
                    .toolbar {
                        ToolbarItem(placement: .navigationBarLeading) { Box(10) }
                        ToolbarItem(placement: .principal) { Box(20) }
                        ToolbarItem(placement: .topBarTrailing) { Box(36) }
                        ToolbarItem(placement: .cancellationAction) { Box(11) }
                        ToolbarItem(placement: .keyboard) { Box(99) }
                    }
            }
        }
        let boxes = drawn.rects(named: "Box")
        XCTAssertEqual(boxes.map(\.width), [10, 11, 20, 36])
        XCTAssertEqual(boxes.map(\.minX), [16, 34, 170, 308])
        XCTAssertEqual(Set(boxes.map(\.midY)), [22])
    }

    func testToolbarItemsAreMirroredFromRightToLeft() {
        let drawn = draw {
            NavigationStack { Color.red.toolbar { ToolbarItem(placement: .navigationBarLeading) { Box(10) } } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        XCTAssertEqual(drawn.rects(named: "Box")[0].maxX, 344)
    }

    /// Labels show their icons in bars, unless their code has a style; and bars don't grow with the text size.
    func testLabelsInBars() {
        let icon = draw { NavigationStack { Color.red.toolbar { Label("Add", systemImage: "plus") } } }
        XCTAssertEqual(icon.rects(named: "Text"), [])
        let both = draw {
            NavigationStack {
                Color.red.toolbar { Label("Add", systemImage: "plus").labelStyle(.titleAndIcon) }
            }
        }
        XCTAssertEqual(both.rects(named: "Text").count, 1)
        func titles(_ size: DynamicTypeSize) -> [CGRect] {
            draw {
                NavigationStack {
                    Color.red.toolbar { Button("Save") {} }.navigationTitle("Title")
                        .navigationBarTitleDisplayMode(.inline)
                }
                .dynamicTypeSize(size)
            }.rects(named: "Text")
        }
        XCTAssertEqual(titles(.large).count, 2)
        XCTAssertEqual(titles(.accessibility3), titles(.large))
    }

    func testToolbarContentOfAnApplication() {
        struct Items: ToolbarContent {
            @Environment(\.colorScheme) private var colorScheme
            var isShown = true

            var body: some ToolbarContent {
                if isShown {
                    ToolbarItem { Box(colorScheme == .dark ? 1 : 2) }
                } else {
                    ToolbarItem { Box(3) }
                }
                ToolbarItemGroup(placement: .navigationBarLeading) {
                    Box(4)
                    Box(5)
                }
            }
        }
        XCTAssertEqual(draw { NavigationStack { Color.red.toolbar { Items() } } }.widths, [4, 5, 2])
        XCTAssertEqual(draw { NavigationStack { Color.red.toolbar { Items(isShown: false) } } }.widths, [4, 5, 3])
    }

    func testALongTitleStaysBetweenTheItems() {
        let drawn = draw {
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .principal) { Color.green.frame(height: 5) }
                    ToolbarItem(placement: .navigationBarLeading) { Box(100) }
                }
            }
        }
        let title = drawn.rects(named: "Color").first { $0.height == 5 }
        XCTAssertEqual(title, CGRect(x: 124, y: 19.5, width: 220, height: 5))
    }

    func testABottomBar() {
        let drawn = draw {
            NavigationStack { Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Box(10) } } }
        }
        XCTAssertEqual(drawn.rects(named: "Color")[0], CGRect(x: 0, y: 44, width: 360, height: 112))
        XCTAssertEqual(drawn.rects(named: "BottomBar"), [CGRect(x: 0, y: 156, width: 360, height: 44)])
    }

    func testVisibleBarBackgroundHasAHairline() {
        func lines(_ visibility: Visibility) -> Int {
            draw { NavigationStack { Color.red.toolbarBackground(visibility, for: .navigationBar) } }
                .rects(named: "BarHairline").count
        }
        XCTAssertEqual(lines(.automatic), 0)
        XCTAssertEqual(lines(.visible), 1)
    }

    func testPresentationsAreReported() {
        struct Presenting: View {
            var body: some View {
                Box(1).sheet(isPresented: .constant(true)) { Box(2) }.alert("No", isPresented: .constant(false)) {}
            }
        }
        let drawn = draw { Presenting() }
        XCTAssertEqual(drawn.widths, [1])
        XCTAssertEqual(
            drawn.problems, ["Presenting: the sheet that it presents isn't drawn; draw its view by itself."])
    }

    func testAnApplicationHasTheViewOfItsFirstWindow() {
        struct Application: App {
            var body: some Scene {
                WindowGroup { Box(12) }
            }
        }
        XCTAssertEqual(draw { Application().rootView }.widths, [12])
    }

    func testPreviewsCompile() {
        struct Previews: PreviewProvider {
            static var previews: some View { Box(3) }
        }
        XCTAssertEqual(draw { Previews.previews }.widths, [3])
    }

    func testIdentifiersNameFrames() {
        let drawn = draw {
            VStack {
                Box(10).accessibilityIdentifier("one")
                Box(20).padding(5).accessibility(identifier: "two")
                HStack {
                    Box(30)
                    Box(40)
                }
                .accessibilityIdentifier("row")
            }
        }
        XCTAssertEqual(drawn.frame.first(named: "one")?.name, "Box#one")
        // The frame named "box" includes the padding.
        XCTAssertEqual(drawn.frame.first(named: "two")?.name, "#two")
        XCTAssertEqual(drawn.frame.first(named: "two")?.rect.width, 30)
        XCTAssertEqual(drawn.frame.first(named: "row")?.name, "#row")
        XCTAssertEqual(drawn.frame.first(named: "row")?.rect.width, 78)
    }
}
