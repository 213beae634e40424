extension BlockScanner {
    /// Begins a block with its first line.
    mutating func begin(_ leaf: Leaf, _ kind: Block.Kind, _ first: Range<Int>) {
        fillLastItem()
        self.leaf = leaf
        block = Block(kind: kind, lines: [first], firstLine: line, isIndentedFreely: isIndentedFreely)
    }

    /// Ends the block, if there is one.
    mutating func closeLeaf() {
        if let block { emit(block) }
        block = nil
        leaf = .none
    }

    /// Ends the block, and all quotes and items but the outermost ones.
    mutating func close(to depth: Int) {
        closeLeaf()
        containers.removeSubrange(depth...)
    }

    /// Notes that the innermost item has something in it.
    mutating func fillLastItem() {
        guard case .item(let indent, true)? = containers.last else { return }
        containers[containers.count - 1] = .item(indent: indent, isEmpty: false)
    }
}
