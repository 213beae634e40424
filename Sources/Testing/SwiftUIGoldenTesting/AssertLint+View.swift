import Foundation
import Frames
import GoldenTesting
import HeadlessSwiftUI
import Lint
import Rendering

/// Lays out a SwiftUI view and fails if the layout has visible flaws, like the function of the same name for UIKit.
///
///     assertLint(of: Text("Leia"), layout: .fixed(width: 320, height: 120))
///
/// - Parameter layout: A device's screen, a size, or as much as the content needs.
@_disfavoredOverload
public func assertLint<Content: View>(
    of view: @autoclosure () throws -> Content,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    named name: String? = nil,
    settings: RenderSettings = .golden,
    rules: Set<LintRule> = .all,
    except exceptions: [LintException] = [],
    baseline: String? = nil,
    record recording: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    testName: String = #function,
    line: UInt = #line,
    column: UInt = #column
) {
    assertLint(
        of: PlacedView(content: try view(), layout: layout), named: name, settings: settings.applying(layout.traits),
        rules: rules, except: exceptions, baseline: baseline, record: recording, fileID: fileID, file: file,
        testName: testName, line: line, column: column)
}

/// Draws variants of a SwiftUI view and fails if a rule between them is broken, like the function of the same name for
/// UIKit.
///
/// - Parameter layout: A device's screen, a size, or as much as the content needs.
@_disfavoredOverload
public func assertInvariants<Content: View>(
    of view: @autoclosure () throws -> Content,
    over invariants: [LayoutInvariant] = .all,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    settings: RenderSettings = .golden,
    fileID: StaticString = #fileID,
    file: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    assertInvariants(
        of: PlacedView(content: try view(), layout: layout), over: invariants,
        settings: settings.applying(layout.traits),
        fileID: fileID, file: file, line: line, column: column)
}

/// A view with the size of a layout.
private struct PlacedView<Content: View>: FrameSource {
    let content: Content
    let layout: SwiftUISnapshotLayout

    func makeFrame(proposing size: ProposedSize) -> Frame { layout.makeFrame(of: content) }
}
