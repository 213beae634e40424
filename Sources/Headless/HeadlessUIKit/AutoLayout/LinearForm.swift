import Constraints

/// A linear form of at most two variables: `c1·v1 + c2·v2 + constant`.
struct LinearForm {
    var terms: (first: Term?, second: Term?)
    var constant: Double

    init(constant: Double) {
        terms = (nil, nil)
        self.constant = constant
    }

    init(_ variable: Variable) {
        terms = (Term(variable, coefficient: 1), nil)
        constant = 0
    }

    /// Returns the form plus `factor` times a form of one variable.
    func adding(_ other: LinearForm, times factor: Double = 1) -> LinearForm {
        var sum = self
        sum.constant += other.constant * factor
        if let term = other.terms.first {
            let scaled = Term(term.variable, coefficient: term.coefficient * factor)
            if sum.terms.first == nil {
                sum.terms.first = scaled
            } else {
                sum.terms.second = scaled
            }
        }
        return sum
    }

    func adding(_ constant: Double) -> LinearForm {
        var sum = self
        sum.constant += constant
        return sum
    }

    /// Appends the form's terms, multiplied by `factor`, to a list.
    func append(to list: inout [Term], times factor: Double) {
        if let term = terms.first {
            list.append(Term(term.variable, coefficient: term.coefficient * factor))
        }
        if let term = terms.second {
            list.append(Term(term.variable, coefficient: term.coefficient * factor))
        }
    }
}

/// The position and length of an item on an axis.
struct Extent {
    var start: LinearForm
    var length: LinearForm

    var end: LinearForm { start.adding(length) }
    var center: LinearForm { start.adding(length, times: 0.5) }

    /// Returns the form of an attribute that is an edge, the center or the length; `nil` for others.
    func form(_ attribute: NSLayoutConstraint.Attribute, _ isRightToLeft: Bool) -> LinearForm? {
        switch attribute {
        case .left, .top: start
        case .right, .bottom: end
        case .leading: isRightToLeft ? end : start
        case .trailing: isRightToLeft ? start : end
        case .centerX, .centerY: center
        case .width, .height: length
        default: nil
        }
    }

    /// Returns the extent, shortened at both ends.
    func inset(_ leading: CGFloat, _ trailing: CGFloat) -> Extent {
        Extent(start: start.adding(Double(leading)), length: length.adding(-Double(leading + trailing)))
    }
}
