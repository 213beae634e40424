import ArgumentParser
import ChatModels
import Foundation
import Pictures

// The command line's names of selections and formats.

extension PictureSelection.Screen: ExpressibleByArgument {}

extension PictureFormat: ExpressibleByArgument {}

extension AnimationFormat: ExpressibleByArgument {}

extension SVGText: ExpressibleByArgument {}

extension ListStatus.State: ExpressibleByArgument {}

extension KeyboardState: ExpressibleByArgument {}

extension PictureSelection.Scroll {
    /// Reads the option's argument.
    ///
    /// - Throws: If it is not a valid value.
    static func reading(_ argument: String) throws -> Self {
        switch argument {
        case "top": return .top
        case "bottom": return .bottom
        case "unread": return .unread
        default:
            guard let points = Double(argument) else {
                throw ValidationError("expected top, bottom or unread, or a number of points")
            }
            return .points(CGFloat(points))
        }
    }
}
