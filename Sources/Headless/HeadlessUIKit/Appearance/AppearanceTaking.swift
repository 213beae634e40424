import Foundation

/// What takes over properties from proxies: views and the items of bars.
///
/// A class names its own properties, so that only what shows a control depends on the control.
@MainActor
protocol AppearanceTaking: NSObject {
    /// The properties of the class, behind those of its superclass.
    static var appearanceProperties: [AppearanceProperty] { get }
}

extension UIView: AppearanceTaking {}
extension UIBarItem: AppearanceTaking {}

extension AppearanceProperty {
    /// The properties of an object's class; none for what takes nothing over.
    static func all(of object: NSObject) -> [AppearanceProperty] {
        (type(of: object) as? any AppearanceTaking.Type)?.appearanceProperties ?? []
    }
}
