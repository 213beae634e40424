import Foundation
import InterfaceBuilder
import Localization
import Rendering
import UIKitValues

/// Reads the properties of an element, and reports what nothing has read.
@MainActor
final class InterfaceReader {
    /// The element, with the attributes of the current size classes.
    let element: InterfaceElement
    let context: InterfaceContext

    /// Whether only what size classes change is read again: what is missing then keeps its value.
    let isUpdate: Bool

    /// The element as the file has it.
    let source: InterfaceElement
    private var seen: Set<String> = []

    init(_ source: InterfaceElement, _ context: InterfaceContext) {
        self.source = source
        self.context = context
        isUpdate = false
        element = context.resolved(source)
    }

    private init(updating source: InterfaceElement, _ context: InterfaceContext) {
        self.source = source
        self.context = context
        isUpdate = true
        element = context.changing(source)
    }

    /// Reads an object's properties, again whenever the size classes change.
    func decode<Object: AnyObject>(_ object: Object, _ decoding: @escaping (Object) -> (InterfaceReader) -> Void) {
        decoding(object)(self)
        guard source.isVaried else { return }
        context.variations.append { [weak object, source] context in
            if let object { decoding(object)(InterfaceReader(updating: source, context)) }
        }
    }

    func report(_ message: String) { context.file.report(message, at: element) }

    // MARK: Attributes

    func string(_ key: String) -> String? {
        seen.insert(key)
        return element[key]
    }

    /// Returns a truth value; if it is missing, `missing`, unless only changes are read.
    func bool(_ key: String, missing: Bool? = nil) -> Bool? {
        seen.insert(key)
        return element.bool(key) ?? (isUpdate ? nil : missing)
    }

    func number(_ key: String) -> CGFloat? {
        seen.insert(key)
        return element.number(key).map { CGFloat($0) }
    }

    func integer(_ key: String) -> Int? { string(key).flatMap(Int.init) }

    /// Returns the value that a name stands for; an unknown name is reported.
    ///
    /// - Parameter missing: The value that Interface Builder leaves out.
    func value<Value>(_ key: String, _ names: [String: Value], missing: Value? = nil) -> Value? {
        guard let name = string(key) else { return isUpdate ? nil : missing }
        if let value = names[name] { return value }
        report("<\(element.name)> has \(key)=\"\(name)\", which isn't understood")
        return missing
    }

    // MARK: Children

    /// Returns the element that is the value of a property; `nil` also for a `<nil>`.
    func child(_ key: String) -> InterfaceElement? {
        seen.insert("[\(key)]")
        guard let child = element.child(key: key), child.name != "nil" else { return nil }
        return child
    }

    /// Returns the elements of a list, such as `subviews`.
    func list(_ name: String) -> [InterfaceElement] {
        seen.insert("<\(name)>")
        return element.list(name)
    }

    /// Returns the first child with a tag.
    func first(_ name: String) -> InterfaceElement? {
        seen.insert("<\(name)>")
        return element.child(name)
    }

    func point(_ key: String) -> CGPoint? {
        child(key).map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    }

    func size(_ key: String) -> CGSize? {
        child(key).map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    }

    func rect(_ key: String) -> CGRect? { child(key).map(CGRect.init) }

    /// Returns insets: `minX`, or `left`.
    func insets(_ key: String) -> UIEdgeInsets? {
        child(key).map { child in
            func side(_ name: String, _ other: String) -> CGFloat {
                let length = CGFloat(child.number(name) ?? child.number(other) ?? 0)
                // The smallest number says that the inset is set to 0.
                return abs(length) < 1e-300 ? 0 : length
            }
            return UIEdgeInsets(
                top: side("minY", "top"), left: side("minX", "left"), bottom: side("maxY", "bottom"),
                right: side("maxX", "right"))
        }
    }

    func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
        child(key).map { child in
            func side(_ name: String) -> CGFloat { CGFloat(child.number(name) ?? 0) }
            return NSDirectionalEdgeInsets(
                top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
        }
    }

    // MARK: Values

    /// Returns a text: the localized one, or that of the attribute or the child.
    ///
    /// - Parameter localized: The key of the text in string tables, without the identifier; by default, the name.
    func text(_ key: String, localized: String? = nil) -> String? {
        seen.insert(key)
        seen.insert("[\(key)]")
        let base =
            element[key]
            ?? element.child(key: key).flatMap { child in
                child.name == "string" || child.name == "mutableString" ? Self.string(child) : nil
            }
        guard let id = element.id, !isUpdate || base != nil else { return base }
        return context.localized("\(id).\(localized ?? key)") ?? base
    }

    private static func string(_ element: InterfaceElement) -> String {
        guard element["base64-UTF8"] == "YES" else { return element.text }
        let data = Data(base64Encoded: element.text.filter { !$0.isWhitespace })
        return data.map { String(decoding: $0, as: UTF8.self) } ?? element.text
    }

    func color(_ key: String) -> UIColor? {
        guard let child = child(key) else { return nil }
        return context.color(child)
    }

    func font(_ key: String) -> UIFont? {
        guard let child = child(key) else { return nil }
        return context.font(child)
    }

    func image(_ key: String) -> UIImage? {
        seen.formUnion([key, "[\(key)]", "catalog"])
        return InterfaceImage(key, of: element).flatMap { context.image($0, at: element) }
    }

    func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
        child(key).flatMap { UIImage.SymbolConfiguration(InterfaceSymbolConfiguration($0), context) }
    }

    func attributedString(_ key: String) -> NSAttributedString? {
        child(key).map { NSAttributedString(fragmentsOf: $0, context) }
    }

    /// Returns the view that is the value of a property.
    func view(_ key: String) -> UIView? { child(key).flatMap { context.makeView($0) } }

    // MARK: What isn't read

    /// Marks what has no effect here.
    func ignore(_ names: String...) { seen.formUnion(names) }

    /// Reports attributes and children that nothing has read.
    func reportUnread() {
        guard !isUpdate else { return }
        for name in element.attributes.keys.sorted() where !seen.contains(name) && !Self.design.contains(name) {
            context.file.report(
                "<\(element.name)> has \(name)=\"\(element[name] ?? "")\", which isn't understood", at: element,
                about: "<\(element.name)> \(name)")
        }
        for child in element.children {
            let name = child.key.map { "[\($0)]" } ?? "<\(child.name)>"
            guard child.name != "nil", !seen.contains(name), !Self.design.contains(name) else { continue }
            context.file.report(
                "<\(element.name)> has <\(child.name)>\(child.key.map { " for \($0)" } ?? ""), which isn't understood",
                at: child, about: "<\(element.name)> \(name)")
        }
    }

    /// What only Interface Builder itself uses, and what every object may have.
    private static let design: Set = [
        "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID", "misplaced",
        "ambiguous", "verifyAmbiguity", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "simulatedAppContext", "colorLabel", "restorationIdentifier", "storyboardIdentifier", "propertyAccessControl",
        "useStoryboardIdentifierAsRestorationIdentifier", "wantsFullScreenLayout", "storyboardName", "nibName",
        "<connections>", "<userDefinedRuntimeAttributes>", "[canvasLocation]", "[userComments]", "[freeformSize]",
        "[simulatedStatusBarMetrics]", "[simulatedTopBarMetrics]", "[simulatedBottomBarMetrics]",
        "[simulatedOrientationMetrics]", "[simulatedScreenMetrics]", "[simulatedDestinationMetrics]",
        "<modalFormSheetSimulatedSizeMetrics>", "<modalPageSheetSimulatedSizeMetrics>", "[simulatedSizeMetrics]",
    ]
}

extension CGRect {
    init(_ element: InterfaceElement) {
        self.init(
            x: element.number("x") ?? 0, y: element.number("y") ?? 0, width: element.number("width") ?? 0,
            height: element.number("height") ?? 0)
    }
}
