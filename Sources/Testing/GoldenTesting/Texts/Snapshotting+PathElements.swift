import Foundation
import Frames
import HeadlessUIKit

extension Snapshotting where Value == UIBezierPath, Format == String {
    /// The path's elements, one line each.
    public static var elementsDescription: Snapshotting { .elements(\.outline, \.words) }

    /// The path's elements, one line each.
    ///
    /// - Parameter numberFormatter: Writes the coordinates, which are points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        .elements(\.outline, numberFormatter.words)
    }
}

extension Snapshotting where Value == CGPath, Format == String {
    /// The path's elements, one line each: control points first, then the end point.
    ///
    /// ```text
    /// MoveTo (0.0, 0.0)
    /// LineTo (0.0, 12.5)
    /// QuadCurveTo (4.0, 16.0) (8.0, 12.5)
    /// Close
    /// ```
    public static var elementsDescription: Snapshotting { .elements(\.outline, \.words) }

    /// The path's elements, one line each: control points first, then the end point.
    ///
    /// - Parameter numberFormatter: Writes the coordinates, which are points.
    public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
        .elements(\.outline, numberFormatter.words)
    }
}

extension Snapshotting where Format == String {
    fileprivate static func elements(
        _ outline: @escaping (Value) -> Outline, _ words: @escaping (CGFloat) -> String
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            outline(value).steps.map { step in
                let points = step.points.map { "(\(words($0.x)), \(words($0.y)))" }
                // A closed subpath is followed by an empty line.
                return "\(step.type.name) \(points.joined(separator: " "))\(step.type == .closeSubpath ? "\n" : "")"
            }.joined(separator: "\n")
        }
    }
}

extension CGPathElementType {
    fileprivate var name: String {
        switch self {
        case .moveToPoint: "MoveTo"
        case .addLineToPoint: "LineTo"
        case .addQuadCurveToPoint: "QuadCurveTo"
        case .addCurveToPoint: "CurveTo"
        case .closeSubpath: "Close"
        }
    }
}

extension NumberFormatter {
    fileprivate func words(_ number: CGFloat) -> String {
        string(from: NSNumber(value: Double(number))) ?? number.words
    }
}

extension CGFloat {
    /// The number with one to three decimals.
    fileprivate var words: String {
        let rounded = (self * 1000).rounded(.toNearestOrEven) / 1000
        var text = String(format: "%.3f", Double(rounded))[...]
        while text.hasSuffix("0"), !text.hasSuffix(".0") { text.removeLast() }
        return String(text)
    }
}
