import Foundation
import Frames
import HeadlessUIKit
import Lint
import Rendering

/// Lays out variants of a view, and fails if they break a rule of layout: the right-to-left
/// variant is the mirror image, and dark mode moves nothing.
///
///     assertInvariants(of: composer, over: [.mirror(except: ["playButton"]), .dark], width: 390)
///
/// - Parameters:
///   - source: A view, a controller or a screen. It is created again under the settings of each variant; an existing
///     view is notified of them.
///   - config: The device: its size, its traits, and its safe area.
///   - invariants: The rules to check.
///   - width: The width to lay out in, in points; `nil` for the device's, the view's own, or as much as the content
///     needs.
///   - height: The height to lay out in, likewise.
///   - settings: The base settings, of which each variant changes one.
public func assertInvariants(
    of source: @autoclosure () throws -> some FrameSource,
    on config: ViewImageConfig = ViewImageConfig(),
    over invariants: [LayoutInvariant] = .all,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    settings: RenderSettings = .golden,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let failure = InvariantAssertion(invariants: invariants, settings: settings.applying(config.traits)).failure {
        let source = try MainQueue.runUnchecked(source)
        // The traits that a variant changes are the application's.
        return source.makeFrameInHost(
            proposing: source.proposal(width: width, height: height, on: config), safeArea: config.safeArea)
    }
    guard let failure else { return }
    TestFailure.report(failure, fileID: fileID, filePath: file, line: line, column: column)
}

/// An assertion about the variants of a view.
struct InvariantAssertion {
    var invariants: [LayoutInvariant]
    var settings: RenderSettings

    /// Returns a failure message; `nil` if all invariants hold.
    func failure(of make: () throws -> Frame) -> String? {
        do {
            let lines = try invariants.flatMap { try $0.violations(settings: settings, making: make) }
            return FailureList.text(
                "\(lines.count) layout \(lines.count == 1 ? "invariant is" : "invariants are") violated:",
                lines)
        } catch {
            return "\(error)"
        }
    }
}
