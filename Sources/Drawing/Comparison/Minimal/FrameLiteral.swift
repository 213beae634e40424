import Foundation
import Frames

/// Swift code that creates a frame, if it is short enough to be read.
enum FrameLiteral {
    case code(String)
    /// Something without a short form.
    case missing(String)

    init(_ frame: Frame) {
        if let what = frame.unwritable {
            self = .missing(what)
        } else {
            self = .code(frame.literal(indent: ""))
        }
    }
}

extension Frame {
    /// The first property in the tree that doesn't fit on a line.
    fileprivate var unwritable: String? {
        let own: String? =
            switch content {
            case .none: nil
            case .text(let text): text.runs.isEmpty && text.string.isEmpty ? nil : "a text is made of glyphs"
            case .image: "a picture is made of pixels"
            case .path: "a path is made of many points"
            }
        if let own { return own }
        if mask != nil { return "a mask is made of many points" }
        if !effects.isEmpty { return "effects take many numbers" }
        if let fill, fill.kind == .gradient { return "a gradient takes many numbers" }
        if shadow?.outline != nil { return "a shadow has an outline of its own" }
        return children.lazy.compactMap(\.unwritable).first
    }

    fileprivate func literal(indent: String) -> String {
        var parts = name.isEmpty ? [] : ["origin: \"\(name.escapedForSwift)\""]
        let place = "x: \(rect.minX.code), y: \(rect.minY.code)"
        parts.append("rect: CGRect(\(place), width: \(rect.width.code), height: \(rect.height.code))")
        if !transform.isIdentity {
            let numbers = [
                ("a", transform.a), ("b", transform.b), ("c", transform.c), ("d", transform.d), ("tx", transform.tx),
                ("ty", transform.ty),
            ]
            parts.append("transform: Transform(\(numbers.map { "\($0): \($1.code)" }.joined(separator: ", ")))")
        }
        if opacity != 1 { parts.append("opacity: \(opacity.code)") }
        if !corners.isZero { parts.append("corners: \(corners.literal)") }
        if case .color(let color)? = fill { parts.append("fill: .color(\(color.literal))") }
        if let border { parts.append("border: Border(width: \(border.width.code), color: \(border.color.literal))") }
        if let shadow {
            let offset = "CGSize(width: \(shadow.offset.width.code), height: \(shadow.offset.height.code))"
            parts.append(
                "shadow: Shadow(color: \(shadow.color.literal), radius: \(shadow.radius.code), offset: \(offset))")
        }
        if clipsToBounds { parts.append("clipsToBounds: true") }
        let inner = indent + "    "
        if !children.isEmpty {
            let frames = children.map { "\(inner)    \($0.literal(indent: inner + "    "))" }
            parts.append("children: [\n\(frames.joined(separator: ",\n"))\n\(inner)]")
        }
        return "Frame(\n" + parts.map { "\(inner)\($0)" }.joined(separator: ",\n") + ")"
    }
}

extension CornerRadii {
    fileprivate var literal: String {
        if all.allSatisfy({ $0 == topLeft }) { return "CornerRadii(\(topLeft.code))" }
        return "CornerRadii(topLeft: \(topLeft.code), topRight: \(topRight.code), bottomLeft: \(bottomLeft.code), "
            + "bottomRight: \(bottomRight.code))"
    }
}

extension RGBA {
    fileprivate var literal: String {
        let hex = "0x" + "\(withAlpha(1))".dropFirst()
        return alpha < 1 ? "RGBA(hex: \(hex), alpha: \(CGFloat(alpha).code))" : "RGBA(hex: \(hex))"
    }
}

extension CGFloat {
    /// The shortest exact representation of the number, without `.0`.
    fileprivate var code: String { self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)" }
}

extension String {
    fileprivate var escapedForSwift: String {
        replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
