import Foundation
import Frames

/// A view that is drawn as a group with an effect.
final class EffectNode: WrapperNode {
    private let name: String
    private let change: @MainActor (inout Frame) -> Void

    init(
        _ child: LayoutNode, name: String, in context: BuildContext,
        change: @escaping @MainActor (inout Frame) -> Void
    ) {
        self.name = name
        self.change = change
        super.init(child, in: context)
    }

    override func emitFrames(into emission: inout FrameEmission) {
        emission.addContainer(name, around: placement) {
            child.emit(into: &$0)
        } change: {
            change(&$0)
        }
    }
}
