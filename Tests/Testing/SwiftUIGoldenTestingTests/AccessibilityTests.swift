import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUIGoldenTesting
import XCTest

/// The accessibility of SwiftUI views, as a picture and as text.
@MainActor @preconcurrency
final class AccessibilityTests: XCTestCase {
    private struct Composer: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                Text("New message").font(.headline).accessibilityAddTraits(.isHeader)
                HStack {
                    Image(systemName: "paperclip").accessibilityLabel("Attach").accessibilityAddTraits(.isButton)
                    TextField("Message", text: .constant(""))
                    Button(action: {}, label: { Image(systemName: "paperplane.fill") })
                        .accessibilityLabel("Send").disabled(true)
                }
                Toggle("Send as a reply", isOn: .constant(true))
            }
            .padding(12)
        }
    }

    func testPicture() {
        assertSnapshot(
            of: Composer(),
            as: .accessibilityImage(
                layout: .fixed(width: 260, height: 120), traits: UITraitCollection(displayScale: 1)))
    }

    func testText() {
        assertSnapshot(of: Composer(), as: .accessibilityText(layout: .fixed(width: 260, height: 120)))
    }
}
