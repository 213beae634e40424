import DocumentationImages
import SwiftUI

/// A view of SwiftUI, also for readers of larger text.
enum DeliveryBadge {
    static let section = PictureSection("Delivery badges") {
        PictureRow(
            PictureEntry("delivery-badge", of: .swiftUI { badge("On its way", minutes: 12) })
                .captioned("Usual"),
            PictureEntry("delivery-badge-large", of: .swiftUI { badge("On its way", minutes: 12) })
                .contentSize(.accessibilityMedium).captioned("Larger text"))
    }

    @MainActor
    private static func badge(_ state: String, minutes: Int) -> some View {
        // Snippet badge
        DeliveryBadgeView(state: state, minutes: minutes)
            .padding(20)
        // End of snippet
    }
}

struct DeliveryBadgeView: View {
    let state: String
    let minutes: Int

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: "bicycle")
            Text(state).bold()
            Text("\(minutes) min").foregroundColor(.secondary)
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Capsule().fill(Color.orange.opacity(0.2)))
    }
}
