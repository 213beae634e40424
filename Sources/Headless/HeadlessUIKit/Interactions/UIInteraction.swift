/// An interaction with a view. There are no touches: interactions are stored with their view and do nothing.
@MainActor @preconcurrency
public protocol UIInteraction: AnyObject {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    nonisolated(unsafe) private static var interactionsKey: UInt8 = 0

    /// The view's interactions. They do nothing: there are no touches.
    public var interactions: [any UIInteraction] {
        get { associatedValues[UnsafeRawPointer(&UIView.interactionsKey)] as? [any UIInteraction] ?? [] }
        set {
            let old = interactions
            for interaction in old where !newValue.contains(where: { $0 === interaction }) {
                interaction.willMove(to: nil)
            }
            associatedValues[UnsafeRawPointer(&UIView.interactionsKey)] = newValue
            for interaction in old where !newValue.contains(where: { $0 === interaction }) {
                interaction.didMove(to: nil)
            }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions += [interaction]
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
    }
}

/// The base class of the interactions here: it knows its view. UIKit has no such class.
@MainActor @preconcurrency
open class ViewInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}
