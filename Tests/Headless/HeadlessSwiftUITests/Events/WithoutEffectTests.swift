import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Symbols that must compile as on iOS but change nothing in a still picture. The file is compiled in language
/// modes 5 and 6.
final class WithoutEffectTests: XCTestCase {
    func testEachModifierLeavesTheViewUnchanged() {
        XCTAssertEqual(Self.plain.rect, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(Self.plain.fill, .color(RGBA(hex: 0xFF3B30)))
        for row in Self.table {
            XCTAssertTrue(row.frame == Self.plain, "\(row.name):\n\(row.frame)\ninstead of\n\(Self.plain)")
        }
    }

    /// A custom view has a frame, which paints nothing.
    func testGesturesLeaveTheViewUnchanged() {
        let frame = Row("gestures") { Gestures() }.frame
        XCTAssertEqual(
            frame, Frame(origin: "Gestures", rect: CGRect(x: 0, y: 0, width: 100, height: 50), children: [Self.plain]))
    }

    private static var plain: Frame { Row("nothing") { Color.red }.frame }

    /// Stores a type-erased view that is created on the main queue.
    private struct Row {
        let name: String
        let make: () -> ViewFrames<AnyView>

        init<V: View>(_ name: String, @ViewBuilder _ content: @escaping @MainActor () -> V) {
            self.name = name
            make = {
                nonisolated(unsafe) var frames: ViewFrames<AnyView>?
                MainQueue.run { frames = ViewFrames(AnyView(content())) }
                return frames!
            }
        }

        var frame: Frame { make().makeFrame(proposing: ProposedSize(width: 100, height: 50)) }
    }

    private struct Item: Identifiable {
        let id = 1
    }

    private struct Gestures: View {
        @GestureState private var isPressed = false
        @GestureState private var offset = CGSize.zero
        @Namespace private var namespace
        @FocusState private var isFocused: Bool
        @AccessibilityFocusState private var isRead: Bool
        @Environment(\.presentationMode) private var presentationMode
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            Color.red
                .gesture(TapGesture(count: 2).onEnded { presentationMode.wrappedValue.dismiss() })
                .simultaneousGesture(
                    LongPressGesture(minimumDuration: 1).updating($isPressed) { value, state, _ in state = value }
                )
                .highPriorityGesture(
                    DragGesture(minimumDistance: 3, coordinateSpace: .local)
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onChanged { _ in }
                        .onEnded { _ in dismiss() }
                )
                .gesture(MagnificationGesture().simultaneously(with: RotationGesture()), including: .all)
                .gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in })
                .gesture(TapGesture().exclusively(before: TapGesture(count: 2)))
                .matchedGeometryEffect(id: "id", in: namespace)
                .focused($isFocused)
                .accessibilityFocused($isRead)
                .offset(offset)
        }
    }

    private static let off = Binding.constant(false)
    private static var none: Binding<Item?> { .constant(nil) }

    private static var table: [Row] { events + presentation + navigation + accessibility }

    private static var events: [Row] {
        [
            Row("onDisappear") { Color.red.onDisappear {} },
            Row("onChange(of:perform:)") { Color.red.onChange(of: 1) { _ in } },
            Row("onChange(of:initial:_:)") { Color.red.onChange(of: 1, initial: true) { _, _ in } },
            Row("onTapGesture") { Color.red.onTapGesture {} },
            Row("onTapGesture(count:)") { Color.red.onTapGesture(count: 2) {} },
            Row("onLongPressGesture") { Color.red.onLongPressGesture {} },
            Row("onLongPressGesture(minimumDuration:…)") {
                Color.red.onLongPressGesture(minimumDuration: 1, maximumDistance: 5, pressing: { _ in }, perform: {})
            },
            Row("animation(_:)") { Color.red.animation(.default) },
            Row("animation(_:value:)") { Color.red.animation(.easeInOut.delay(1).speed(2), value: 1) },
            Row("repeatForever") {
                Color.red.animation(.linear(duration: 1).repeatForever(autoreverses: false), value: 1)
            },
            Row("repeatCount") { Color.red.animation(.spring().repeatCount(3), value: 1) },
            Row("transition") { Color.red.transition(.opacity) },
            Row("transition that is combined") {
                Color.red.transition(
                    .scale.combined(
                        with: AnyTransition.asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom))))
            },
            Row("transaction") { Color.red.transaction { $0.animation = nil } },
            Row("allowsHitTesting") { Color.red.allowsHitTesting(false) },
            Row("disabled") { Color.red.disabled(true) },
            Row("onSubmit") { Color.red.onSubmit {} },
            Row("submitLabel") { Color.red.submitLabel(.send) },
            Row("keyboardType") { Color.red.keyboardType(.emailAddress) },
            Row("onHover") { Color.red.onHover { _ in } },
            Row("hoverEffect") { Color.red.hoverEffect(.lift) },
            Row("onOpenURL") { Color.red.onOpenURL { _ in } },
            Row("refreshable") { Color.red.refreshable {} },
            Row("sensoryFeedback") { Color.red.sensoryFeedback(.success, trigger: 1) },
            Row("contentTransition") { Color.red.contentTransition(.numericText()) },
            Row("phaseAnimator") { Color.red.phaseAnimator([1, 0.5]) { content, phase in content.opacity(phase) } },
        ]
    }

    private static var presentation: [Row] {
        [
            Row("alert(isPresented:content:)") { Color.red.alert(isPresented: off) { Alert(title: Text("Title")) } },
            Row("alert with two buttons") {
                Color.red.alert(isPresented: off) {
                    Alert(
                        title: Text("Title"), message: Text("Message"), primaryButton: .destructive(Text("Delete")) {},
                        secondaryButton: .cancel())
                }
            },
            Row("alert(_:isPresented:actions:message:)") {
                Color.red.alert("Title", isPresented: off) {
                    Button("Fine") {}
                } message: {
                    Text("Message")
                }
            },
            Row("sheet(isPresented:)") { Color.red.sheet(isPresented: off) { Text("Sheet") } },
            Row("sheet(item:)") { Color.red.sheet(item: none) { _ in Text("Sheet") } },
            Row("fullScreenCover") { Color.red.fullScreenCover(isPresented: off) { Text("Cover") } },
            Row("actionSheet") {
                Color.red.actionSheet(isPresented: off) {
                    ActionSheet(title: Text("Title"), buttons: [.default(Text("One")) {}, .cancel()])
                }
            },
            Row("confirmationDialog") {
                Color.red.confirmationDialog("Title", isPresented: off, titleVisibility: .visible) { Button("One") {} }
            },
            Row("popover") { Color.red.popover(isPresented: off) { Text("Popover") } },
            Row("contextMenu") { Color.red.contextMenu { Button("One") {} } },
            Row("presentationDetents") { Color.red.presentationDetents([.medium, .height(100)]) },
            Row("interactiveDismissDisabled") { Color.red.interactiveDismissDisabled() },
        ]
    }

    private static var navigation: [Row] {
        [
            Row("navigationTitle") { Color.red.navigationTitle("Title") },
            Row("navigationBarTitle") { Color.red.navigationBarTitle("Title", displayMode: .inline) },
            Row("navigationBarTitle(Text)") { Color.red.navigationBarTitle(Text("Title")) },
            Row("navigationBarTitleDisplayMode") { Color.red.navigationBarTitleDisplayMode(.inline) },
            Row("navigationBarHidden") { Color.red.navigationBarHidden(true) },
            Row("navigationBarBackButtonHidden") { Color.red.navigationBarBackButtonHidden(true) },
            Row("navigationDestination") { Color.red.navigationDestination(for: Int.self) { Text("\($0)") } },
            Row("toolbar") { Color.red.toolbar { ToolbarItem(placement: .principal) { Text("Title") } } },
            Row("toolbarBackground") { Color.red.toolbarBackground(.visible, for: .navigationBar) },
            Row("searchable") { Color.red.searchable(text: .constant("")) },
            Row("statusBar(hidden:)") { Color.red.statusBar(hidden: true) },
        ]
    }

    private static var accessibility: [Row] {
        [
            Row("accessibilityIdentifier") { Color.red.accessibilityIdentifier("") },
            Row("accessibilityElement") { Color.red.accessibilityElement(children: .combine) },
            Row("accessibilityLabel") { Color.red.accessibilityLabel("Label") },
            Row("accessibilityLabel(Text)") { Color.red.accessibilityLabel(Text("Label")) },
            Row("accessibilityValue") { Color.red.accessibilityValue("Value") },
            Row("accessibilityHint") { Color.red.accessibilityHint("Hint") },
            Row("accessibilityAddTraits") { Color.red.accessibilityAddTraits([.isButton, .isHeader]) },
            Row("accessibilityRemoveTraits") { Color.red.accessibilityRemoveTraits(.isImage) },
            Row("accessibilityAction") { Color.red.accessibilityAction {} },
            Row("accessibilityAction(named:)") { Color.red.accessibilityAction(named: Text("Name")) {} },
            Row("accessibilityHidden") { Color.red.accessibilityHidden(true) },
        ]
    }

    func testWithAnimationGivesItsResult() {
        XCTAssertEqual(withAnimation { 1 }, 1)
        XCTAssertEqual(withAnimation(.easeIn(duration: 1)) { 2 }, 2)
        XCTAssertEqual(withTransaction(Transaction(animation: nil)) { 3 }, 3)
    }

    func testAnimationsAreEqualByTheirCurve() {
        XCTAssertEqual(Animation.easeIn, Animation.easeIn(duration: 0.35))
        XCTAssertNotEqual(Animation.easeIn, .linear)
        XCTAssertNotEqual(Animation.spring(), .spring().delay(1))
    }
}
