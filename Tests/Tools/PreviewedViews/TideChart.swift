import SwiftUI

/// The height of the sea over a day.
struct TideChart: View {
    let heights: [Double]
    var now = 0.4

    var body: some View {
        ZStack(alignment: .topLeading) {
            TideCurve(heights: heights, isClosed: true)
                .fill(
                    LinearGradient(
                        colors: [.teal.opacity(0.6), .teal.opacity(0.05)], startPoint: .top, endPoint: .bottom))
            TideCurve(heights: heights, isClosed: false)
                .stroke(.teal, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
            GeometryReader { geometry in
                let x = geometry.size.width * now
                Path { path in
                    path.move(to: CGPoint(x: x, y: 0))
                    path.addLine(to: CGPoint(x: x, y: geometry.size.height))
                }
                .stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
                Text("now")
                    .font(.caption2)
                    .foregroundStyle(.secondary)
                    .offset(x: x + 4, y: 2)
            }
        }
        .background(.quaternary.opacity(0.5), in: .rect(cornerRadius: 12))
        .clipShape(.rect(cornerRadius: 12))
    }
}

/// A line through heights between 0 and 1, or the area below it.
struct TideCurve: Shape {
    let heights: [Double]
    let isClosed: Bool

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                heights.enumerated().map { index, height in
                    CGPoint(
                        x: rect.minX + rect.width * Double(index) / Double(heights.count - 1),
                        y: rect.minY + rect.height * (0.9 - 0.8 * height))
                })
            guard isClosed else { return }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

/// The lit part of the moon.
struct MoonShape: Shape {
    /// From 0, new, to 1, full.
    var phase: Double

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        return Path { path in
            path.addArc(
                center: center, radius: radius, startAngle: .degrees(-90), endAngle: .degrees(90), clockwise: false)
            let bulge = radius * 4 / 3 * (1 - 2 * phase)
            path.addCurve(
                to: CGPoint(x: center.x, y: center.y - radius),
                control1: CGPoint(x: center.x + bulge, y: center.y + radius),
                control2: CGPoint(x: center.x + bulge, y: center.y - radius))
            path.closeSubpath()
        }
    }
}

struct MoonView: View {
    let phase: Double

    var body: some View {
        ZStack {
            Circle().fill(Color(white: 0.25))
            MoonShape(phase: phase)
                .fill(
                    RadialGradient(
                        colors: [.white, Color(red: 0.93, green: 0.88, blue: 0.72)], center: .topTrailing,
                        startRadius: 2,
                        endRadius: 60))
        }
        .frame(width: 56, height: 56)
        .shadow(color: .black.opacity(0.3), radius: 4, y: 2)
    }
}

/// A ring that shows how much of a day has passed.
struct DayRing: View {
    let part: Double

    var body: some View {
        Circle()
            .stroke(.quaternary, lineWidth: 10)
            .overlay {
                Circle()
                    .trim(from: 0, to: part)
                    .stroke(
                        AngularGradient(colors: [.indigo, .orange, .indigo], center: .center),
                        style: StrokeStyle(lineWidth: 10, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
            }
            .overlay { Text(part, format: .percent).font(.headline.monospacedDigit()) }
            .padding(5)
            .frame(width: 96, height: 96)
    }
}

#Preview("tide", traits: .fixedLayout(width: 320, height: 140)) {
    TideChart(heights: (0...48).map { 0.5 + 0.45 * sin(Double($0) / 48 * 4 * .pi) })
        .padding()
}

#Preview("moon", traits: .sizeThatFitsLayout) {
    HStack {
        ForEach([0.1, 0.35, 0.5, 0.8, 1], id: \.self) { MoonView(phase: $0) }
    }
    .padding()
}

#Preview("ring", traits: .sizeThatFitsLayout) {
    DayRing(part: 0.68).padding()
}
