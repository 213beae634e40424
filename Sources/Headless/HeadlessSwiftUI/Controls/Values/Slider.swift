import Foundation

/// A control for selecting a number on a track.
public struct Slider<Label, ValueLabel> {
    /// The position of the knob, from 0 to 1.
    let fraction: Double
    /// The accessibility label, which isn't drawn.
    let label: Label?
    let minimumLabel: ValueLabel?
    let maximumLabel: ValueLabel?
}

extension Slider: View where Label: View, ValueLabel: View {
    public var body: some View {
        SliderBody(fraction: fraction, minimumLabel: minimumLabel, maximumLabel: maximumLabel)
            .control { node, context in
                node.label = label.flatMap { SpokenView($0, in: context).label }
                node.value = "\(Int((fraction * 100).rounded()))%"
                node.traits = .adjustable
            }
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            fraction: share(of: value.wrappedValue, in: bounds), label: label(), minimumLabel: minimumValueLabel(),
            maximumLabel: maximumValueLabel())
    }
}

private func share<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
    let range = Double(bounds.upperBound - bounds.lowerBound)
    return range > 0 ? min(max(Double(value - bounds.lowerBound) / range, 0), 1) : 0
}

extension Slider where ValueLabel == EmptyView, Label: View {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            fraction: share(of: value.wrappedValue, in: bounds), label: label(), minimumLabel: nil, maximumLabel: nil)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(fraction: share(of: value.wrappedValue, in: bounds), label: nil, minimumLabel: nil, maximumLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(fraction: share(of: value.wrappedValue, in: bounds), label: nil, minimumLabel: nil, maximumLabel: nil)
    }
}

/// A track of 4 points, colored up to a white knob of 27, like UIKit's.
private struct SliderBody<ValueLabel: View>: View {
    let fraction: Double
    let minimumLabel: ValueLabel?
    let maximumLabel: ValueLabel?
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        HStack {
            minimumLabel
            GeometryReader { track(width: $0.size.width) }.frame(height: 27)
            maximumLabel
        }
        .opacity(isEnabled ? 1 : 0.5)
    }

    private func track(width: CGFloat) -> some View {
        let center = 13.5 + (width - 27) * fraction
        return ZStack(alignment: .leading) {
            Capsule().fill(Color(.systemFill)).frame(height: 4)
            Capsule().fill(.tint).frame(width: max(center, 0), height: 4)
            Circle().fill(Color.white)
                .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
                .frame(width: 27, height: 27)
                .padding(.leading, max(center - 13.5, 0))
        }
    }
}
