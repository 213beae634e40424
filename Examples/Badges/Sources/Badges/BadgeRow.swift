import SwiftUI

/// Badges in a row, as far as there is room.
public struct BadgeRow: View {
    var names: [String]

    public init(names: [String]) { self.names = names }

    public var body: some View {
        HStack {
            ForEach(names, id: \.self) { name in
                Label(name, systemImage: "person.fill")
                    .font(.subheadline)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 5)
                    .background(.tint.opacity(0.15), in: Capsule())
            }
        }
        .padding()
    }
}

#Preview("row", traits: .sizeThatFitsLayout) {
    BadgeRow(names: ["Leia", "Han"])
}

#Preview("dark", traits: .sizeThatFitsLayout) {
    BadgeRow(names: ["Leia"]).preferredColorScheme(.dark)
}
