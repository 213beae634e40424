import Constraints

/// The intrinsic content sizes of views.
extension LayoutEngine {
    func addContentSize(of view: UIView, index: Int) -> Bool {
        let size = view.intrinsicContentSize
        guard size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric else { return false }
        let active = addContentSize(size, of: view, index: index)
        sizeConstraints.append(ContentSizeConstraints(index: index, size: size, active: active))
        return true
    }

    func addContentSize(_ size: CGSize, of view: UIView, index: Int) -> [Constraint] {
        var active: [Constraint] = []
        func add(_ form: LinearForm, _ length: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority) {
            guard length != UIView.noIntrinsicMetric, let term = form.terms.first else { return }
            if hugging == compression {
                active += [self.add([term], -Double(length), .equal, hugging)].compactMap(\.self)
                return
            }
            active += [
                self.add([term], -Double(length), .lessThanOrEqual, hugging),
                self.add([term], -Double(length), .greaterThanOrEqual, compression),
            ].compactMap(\.self)
        }
        let item = items[index]
        let priorities = view.sizePriorities
        add(item.horizontal.length, size.width, priorities.hugging.horizontal, priorities.compression.horizontal)
        add(item.vertical.length, size.height, priorities.hugging.vertical, priorities.compression.vertical)
        return active
    }
}
