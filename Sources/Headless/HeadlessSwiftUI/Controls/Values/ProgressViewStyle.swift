import Foundation
import Frames

/// The style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view for a style.
public struct ProgressViewStyleConfiguration {
    public enum _Label {}
    public enum _CurrentValueLabel {}
    public typealias Label = _ControlPart<_Label>
    public typealias CurrentValueLabel = _ControlPart<_CurrentValueLabel>

    /// The fraction from 0 to 1; `nil` if indeterminate.
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

/// A bar for determinate progress, otherwise a spinner.
public struct DefaultProgressViewStyle: Sendable {
    public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A spinner.
public struct CircularProgressViewStyle: Sendable {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            SpinnerView(tint: tint)
            configuration.label?.font(.footnote).foregroundStyle(.secondary)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A bar that fills from the leading edge.
public struct LinearProgressViewStyle: Sendable {
    private let tint: Color?

    public nonisolated init() { tint = nil }

    public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel?.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// A gray bar, 4 points high, with a colored part.
private struct ProgressBar: View {
    let fraction: Double
    let tint: Color?

    var body: some View {
        Capsule().fill(Color(.systemFill))
            .overlay(alignment: .leading) {
                Capsule().fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
                    .modifier(_LayoutModifier { FractionNode($0, of: fraction, in: $1) })
            }
            .frame(height: 4)
    }
}

/// A view with a fraction of the proposed width.
final class FractionNode: WrapperNode {
    private let fraction: CGFloat

    init(_ child: LayoutNode, of fraction: CGFloat, in context: BuildContext) {
        self.fraction = fraction
        super.init(child, in: context)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { $0 * fraction }, height: proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }

    override func placeChildren(in rect: CGRect, proposal: ProposedViewSize) {
        child.place(in: rect, proposal: inner(proposal))
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
    public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(
            _ControlStyleModifier<S, ProgressViewStyleConfiguration, S.Body>(style: style) {
                $0.makeBody(configuration: $1)
            })
    }
}
