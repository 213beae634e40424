internal import Foundation
internal import Rendering

/// The render's current time, which is fixed.
enum Present {
    static var now: Date { RenderSettings.current.now }
}
