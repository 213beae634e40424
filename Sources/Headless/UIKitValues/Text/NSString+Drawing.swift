import Frames
import Typesetting

/// How text is measured and drawn by itself.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The limits of text drawing, and its results.
open class NSStringDrawingContext: NSObject {
    /// Kept and never read: text keeps its size.
    open var minimumScaleFactor: CGFloat = 0
    /// Never set: text keeps its size.
    open var actualScaleFactor: CGFloat = 1
    /// Never set: ask for the bounding rectangle.
    open var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// Breaks the string into lines, in 12-point text where it says nothing, as UIKit does.
    final func layOut(width: CGFloat?, height: CGFloat? = nil, truncatesLastLine: Bool = false) -> Paragraph {
        let direction: UIUserInterfaceLayoutDirection =
            UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        var style = ParagraphStyle(self, layoutDirection: direction)
        if truncatesLastLine, style.lineBreak == .wordWrap { style.lineBreak = .truncateTail }
        let text = StyledText(self, defaults: TextAttributes(font: .system(size: 12)))
        return Typesetter.current.layOut(text, style: style, maximumWidth: width, maximumHeight: height)
    }

    public func size() -> CGSize {
        layOut(width: nil).size
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        let isLimited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        let paragraph = layOut(
            width: isWrapped && size.width > 0 && size.width < 1e6 ? size.width : nil,
            height: isLimited ? size.height : nil, truncatesLastLine: isLimited)
        return CGRect(origin: .zero, size: paragraph.size)
    }

    public func draw(at point: CGPoint) {
        let paragraph = layOut(width: nil)
        UIGraphicsGetCurrentContext()?.draw(paragraph, in: CGRect(origin: point, size: paragraph.size))
    }

    public func draw(in rect: CGRect) {
        let paragraph = layOut(width: rect.width, height: rect.height)
        UIGraphicsGetCurrentContext()?.draw(paragraph, in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) {
        options.contains(.usesLineFragmentOrigin) ? draw(in: rect) : draw(at: rect.origin)
    }
}

extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: description, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: description, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: description, attributes: attributes).draw(in: rect)
    }
}

/// On Apple platforms every string is bridged to `NSString`; here the same calls stand on `String`.
extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attributes).size()
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }

    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attributes).draw(in: rect)
    }
}
