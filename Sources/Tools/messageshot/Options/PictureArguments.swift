import ArgumentParser
import ChatModels
import Foundation
import Pictures

// The words of the command line for selections and formats.

extension PictureSelection.Screen: ExpressibleByArgument {}

extension PictureFormat: ExpressibleByArgument {}

extension AnimationFormat: ExpressibleByArgument {}

extension SVGText: ExpressibleByArgument {}

extension ListStatus.State: ExpressibleByArgument {}

extension PictureSelection.Scroll: ExpressibleByArgument {
    /// Reads the option's argument; `nil` if it is none of the values.
    public init?(argument: String) {
        switch argument {
        case "top": self = .top
        case "bottom": self = .bottom
        case "unread": self = .unread
        default:
            guard let points = Double(argument) else { return nil }
            self = .points(CGFloat(points))
        }
    }
}
