internal import Foundation
internal import Rendering

/// The present of what is rendered, which stands still.
enum Present {
    static var now: Date { RenderSettings.current.now }
}
