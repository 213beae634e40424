import Foundation
import UIKitValues

/// A length that scales with the reader's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let textStyle: UIFont.TextStyle
    private var scaled: Value?

    public init(wrappedValue: Value) {
        self.init(base: wrappedValue, textStyle: .body)
    }

    init(base: Value, textStyle: UIFont.TextStyle) {
        self.base = base
        self.textStyle = textStyle
    }

    /// The length at the reader's text size; outside the body of a drawn view, at the size `large`.
    public var wrappedValue: Value { scaled ?? base }

    @MainActor
    public mutating func _connect(as name: String, in context: BuildContext) {
        let metrics = UIFontMetrics(forTextStyle: textStyle)
        scaled = Value(metrics.scaledValue(for: CGFloat(base), compatibleWith: context.environment.traits))
    }
}

// As on iOS. It is connected and read on the main queue.
extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
