import Foundation

/// An object that takes properties from proxies: a view or the item of a bar.
///
/// A class declares its own properties, so that the appearance machinery doesn't depend on each control.
@MainActor
protocol AppearanceTaking: NSObject {
    /// The properties of the class, after those of its superclass.
    static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceProperty {
    /// Returns the properties of an object's class; none if it takes nothing from proxies.
    static func all(of object: NSObject) -> [AppearanceProperty] {
        (type(of: object) as? any AppearanceTaking.Type)?.appearanceProperties ?? []
    }
}
