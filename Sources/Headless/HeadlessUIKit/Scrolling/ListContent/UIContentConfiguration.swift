import Foundation
import UIKitValues

/// A description of a cell's content, from which its view is made.
@MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows the content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the description for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration describes.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show what a configuration describes.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
