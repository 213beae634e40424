import SwiftUI

/// Cards in a grid that has as many columns as fit.
struct PlantGrid: View {
    let plants: [Plant]

    private let columns = [GridItem(.adaptive(minimum: 140), spacing: 12)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(plants) { PlantCard(plant: $0) }
            }
            .padding()
        }
        .background(Color(.systemGroupedBackground))
    }
}

struct PlantCard: View {
    let plant: Plant

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            LinearGradient(colors: plant.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(height: 84)
                .overlay {
                    Image(systemName: plant.symbol)
                        .font(.system(size: 34))
                        .foregroundStyle(.white.opacity(0.9))
                }
                .overlay(alignment: .topTrailing) {
                    if plant.isFavorite {
                        Image(systemName: "heart.fill")
                            .foregroundStyle(.white)
                            .padding(8)
                    }
                }
            VStack(alignment: .leading, spacing: 4) {
                Text(plant.name)
                    .font(.headline)
                    .lineLimit(1)
                Text(plant.care)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(2, reservesSpace: true)
                ProgressView(value: plant.water)
                    .tint(plant.water < 0.3 ? .red : .blue)
            }
            .padding([.horizontal, .bottom], 10)
        }
        .background(Color(.secondarySystemGroupedBackground))
        .clipShape(.rect(cornerRadius: 14))
        .shadow(color: .black.opacity(0.08), radius: 6, y: 3)
    }
}

struct Plant: Identifiable {
    var id: String { name }
    let name: String
    let care: String
    let symbol: String
    let colors: [Color]
    var water = 0.7
    var isFavorite = false

    static let windowsill = [
        Plant(
            name: "Aloe", care: "Little water, much sun", symbol: "sun.max.fill", colors: [.green, .mint], water: 0.2),
        Plant(
            name: "Fern", care: "Shade, and a damp soil all year", symbol: "leaf.fill", colors: [.teal, .green],
            isFavorite: true),
        Plant(name: "Basil", care: "Water it daily", symbol: "drop.fill", colors: [.blue, .cyan], water: 0.9),
        Plant(name: "String of pearls", care: "Bright, and dry", symbol: "sparkles", colors: [.purple, .pink]),
    ]
}

#Preview("grid", traits: .fixedLayout(width: 360, height: 460)) {
    PlantGrid(plants: Plant.windowsill)
}

#Preview("card in the dark", traits: .sizeThatFitsLayout) {
    PlantCard(plant: Plant.windowsill[1])
        .frame(width: 170)
        .padding()
        .preferredColorScheme(.dark)
}
