import Foundation
import Frames

/// The progress of a task: a static spinner, or a bar for a known fraction.
public struct ProgressView<Label, CurrentValueLabel> {
    let fractionCompleted: Double?
    let label: Label?
    let currentValueLabel: CurrentValueLabel?
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
    public var body: some View {
        StyledControl(
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fractionCompleted, label: label.map { .init($0) },
                currentValueLabel: currentValueLabel.map { .init($0) }),
            automatic: { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
        )
        .control { node, context in
            node.label = label.flatMap { SpokenView($0, in: context).label } ?? "In progress"
            node.value =
                currentValueLabel.flatMap { SpokenView($0, in: context).label }
                ?? fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" }
            node.traits = .updatesFrequently
        }
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fractionCompleted: fraction(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }
}

private func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public nonisolated init() where Label == EmptyView {
        self.init(fractionCompleted: nil, label: nil, currentValueLabel: nil)
    }

    public nonisolated init(@ViewBuilder label: () -> Label) where Label: View {
        self.init(fractionCompleted: nil, label: label(), currentValueLabel: nil)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fractionCompleted: nil, label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fractionCompleted: nil, label: Text(title), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fractionCompleted: fraction(value, of: total), label: nil, currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where Label: View {
        self.init(fractionCompleted: fraction(value, of: total), label: label(), currentValueLabel: nil)
    }

    public nonisolated init<V: BinaryFloatingPoint>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fractionCompleted: fraction(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text {
        self.init(fractionCompleted: fraction(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fractionCompleted: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
