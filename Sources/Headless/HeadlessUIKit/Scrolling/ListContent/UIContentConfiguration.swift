import Foundation
import UIKitValues

/// A description of a cell's content, which creates a view for it.
@MainActor
public protocol UIContentConfiguration {
    /// Creates the view of the content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration for a state of the cell.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    /// The current configuration.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can display a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
