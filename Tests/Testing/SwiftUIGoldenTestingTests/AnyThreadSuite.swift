import GoldenTesting
import HeadlessSwiftUI
import SwiftUIGoldenTesting
import Testing

/// The same in Swift Testing, whose tests run on any thread.
@Suite struct AnyThreadSuite {
    private struct Counter: View {
        @State private var count = 0

        var body: some View { Text("\(count)").onAppear { count = 3 } }
    }

    @Test func aViewWithAState() async {
        let view = Counter()
        assertSnapshot(of: view, as: .frames, named: "three")
    }

    @MainActor
    @Test func theSameOnTheMainActor() {
        assertSnapshot(of: Counter(), as: .frames, named: "three")
    }

    @Test(arguments: [ColorScheme.light, .dark]) func namesTellVariantsApart(scheme: ColorScheme) {
        assertSnapshot(of: Text("Hello").environment(\.colorScheme, scheme), as: .image, named: "\(scheme)")
    }
}
