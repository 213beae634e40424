import HeadlessSwiftUI
import HeadlessUIKit

// Previews of #Preview, of the kinds that apps have.

#Preview("dark", traits: .sizeThatFitsLayout) {
    BookRow(title: "Kyoto").foregroundStyle(.white).preferredColorScheme(.dark)
}

#Preview("state", traits: .fixedLayout(width: 140, height: 44)) {
    @Previewable @State var count = 2
    @Previewable @Environment(\.rating) var rating
    let text = "\(count) of \(rating)"

    BookRow(title: text).opacity(count > 1 ? 1 : 0)
}

#Preview("modifier", traits: .sizeThatFitsLayout, .modifier(Framed())) {
    BookRow(title: "Framed")
}

#Preview("label", traits: .sizeThatFitsLayout) {
    let label = UILabel()
    label.text = "UIKit"
    label.backgroundColor = .systemYellow
    return label
}

#Preview("controller", traits: .fixedLayout(width: 80, height: 40)) {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemTeal
    return controller
}

@available(iOS 17, *)
#Preview(traits: .sizeThatFitsLayout) { Wedge(start: 0.1, end: 0.8).frame(width: 40, height: 40) }

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> Color {
        await Task.yield()
        return .orange
    }

    func body(content: Content, context: Color) -> some View { content.border(context, width: 2) }
}

extension EnvironmentValues {
    @Entry var rating = 5
}

@Animatable
private struct Wedge: Shape {
    var start: Double
    var end: CGFloat
    @AnimatableIgnored var isFilled = true

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .degrees(start * 360),
            endAngle: .degrees(end * 360), clockwise: false)
        return path
    }
}
