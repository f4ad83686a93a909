//! Which small faults a source could have: those that cargo-mutants plants, as far as text spliced in can plant them.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "syn may learn more kinds of everything"
)]

use std::ops::Range;

use proc_macro2::Span;
use quote::ToTokens;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{
    Arm, Attribute, BinOp, Block, Expr, GenericArgument, Pat, PathArguments, ReturnType, Signature,
    Stmt, Type, UnOp,
};

/// A fault that can be planted. Places are bytes of its source.
#[derive(Debug, Clone)]
pub(crate) struct Mutant {
    /// The source, from the root of the clone.
    pub(crate) file: String,
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) function: String,
    /// The whole function, for what the compiler says about a place beside the fault.
    pub(crate) within: Range<usize>,
    pub(crate) site: Site,
    /// What stands there instead.
    pub(crate) instead: String,
    /// What is replaced by what, for people.
    pub(crate) what: String,
}

/// Where a fault is planted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Site {
    /// A function returns before it does anything.
    Body { at: usize },
    /// An expression is another one.
    Expression { at: Range<usize> },
    /// An arm of a match never matches.
    Arm { at: usize },
}

/// Every fault of a source, in the order of its text.
pub(crate) fn find(file: &str, text: &str) -> syn::Result<Vec<Mutant>> {
    let parsed = syn::parse_file(text)?;
    let mut finder = Finder {
        file,
        text,
        owner: String::new(),
        function: None,
        found: Vec::new(),
    };
    finder.visit_file(&parsed);
    Ok(finder.found)
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    /// The type whose functions are being read, with `::`.
    owner: String,
    function: Option<(String, Range<usize>)>,
    found: Vec<Mutant>,
}

impl Finder<'_> {
    fn add(&mut self, span: Span, site: Site, instead: String, what: String) {
        // Outside of functions nothing runs that could ask which fault is meant.
        let Some((function, within)) = self.function.clone() else {
            return;
        };
        self.found.push(Mutant {
            file: self.file.to_owned(),
            line: span.start().line,
            column: span.start().column + 1,
            function,
            within,
            site,
            instead,
            what,
        });
    }

    fn text(&self, node: &impl Spanned) -> &str {
        &self.text[node.span().byte_range()]
    }

    fn function(&mut self, attributes: &[Attribute], signature: &Signature, block: &Block) {
        let name = signature.ident.to_string();
        if signature.constness.is_some() || is_test(attributes) {
            return;
        }
        let whole = block.span().byte_range();
        let function = (format!("{}{name}", self.owner), whole.clone());
        let outer = self.function.replace(function);
        if !["new", "default"].contains(&name.as_str()) {
            let values = match &signature.output {
                ReturnType::Default => vec!["()".to_owned()],
                ReturnType::Type(_, kind) => values(kind),
            };
            for value in values.into_iter().filter(|value| !is_already(block, value)) {
                let site = Site::Body {
                    at: whole.start + 1,
                };
                let what = format!("the body with {value}");
                self.add(signature.span(), site, value, what);
            }
        }
        visit::visit_block(self, block);
        self.function = outer;
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.function(&node.attrs, &node.sig, &node.block);
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(&node.attrs, &node.sig, &node.block);
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        if let Some(block) = &node.default {
            self.function(&node.attrs, &node.sig, block);
        }
    }

    fn visit_item_mod(&mut self, node: &'ast syn::ItemMod) {
        if !is_test(&node.attrs) {
            visit::visit_item_mod(self, node);
        }
    }

    fn visit_item_impl(&mut self, node: &'ast syn::ItemImpl) {
        let named =
            |(_, path, _): &(_, syn::Path, _)| path.segments.last().map(|s| s.ident.to_string());
        let of = node.trait_.as_ref().and_then(named);
        if of.is_some_and(|name| ["Debug", "Display", "Error"].contains(&name.as_str())) {
            return;
        }
        self.owner = format!("{}::", self.text(&*node.self_ty));
        visit::visit_item_impl(self, node);
        self.owner.clear();
    }

    // What is computed while compiling cannot ask which fault is meant, nor can a pattern or a type.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_path(&mut self, _: &'ast syn::Path) {}
    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
    }

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        if !binds(&node.left) && !binds(&node.right) {
            let (left, right) = (self.text(&node.left), self.text(&node.right));
            let was = self.text(&node.op).to_owned();
            let others = others(&node.op).iter();
            let others: Vec<_> = others
                .map(|other| (*other, format!("({left}) {other} ({right})")))
                .collect();
            for (other, instead) in others {
                let at = node.span().byte_range();
                let what = format!("{was} with {other}");
                self.add(node.op.span(), Site::Expression { at }, instead, what);
            }
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        if matches!(node.op, UnOp::Not(_) | UnOp::Neg(_)) {
            let what = format!("{} with nothing", self.text(&node.op));
            let instead = self.text(&node.expr).to_owned();
            let at = node.span().byte_range();
            self.add(node.span(), Site::Expression { at }, instead, what);
        }
        visit::visit_expr_unary(self, node);
    }

    fn visit_expr_match(&mut self, node: &'ast syn::ExprMatch) {
        let rest = node.arms.iter().rposition(catches_all).unwrap_or(0);
        for arm in node
            .arms
            .iter()
            .take(rest)
            .filter(|arm| arm.guard.is_none())
        {
            let at = arm.pat.span().byte_range().end;
            let what = format!("the arm {} with none", self.text(&arm.pat));
            self.add(arm.pat.span(), Site::Arm { at }, String::new(), what);
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_arm(&mut self, node: &'ast Arm) {
        if let Some((_, guard)) = &node.guard
            && !binds(guard)
        {
            for instead in ["true", "false"] {
                let at = guard.span().byte_range();
                let what = format!("the guard {} with {instead}", self.text(&**guard));
                self.add(
                    guard.span(),
                    Site::Expression { at },
                    instead.to_owned(),
                    what,
                );
            }
        }
        visit::visit_arm(self, node);
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let text = attribute.to_token_stream().to_string().replace(' ', "");
        text == "#[cfg(test)]" || text == "#[test]"
    })
}

/// Whether names are bound there for what comes after: no such part of a condition can be wrapped.
fn binds(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
            binds(&binary.left) || binds(&binary.right)
        }
        _ => false,
    }
}

fn catches_all(arm: &Arm) -> bool {
    // A name is a variable, unless it is written like a constant.
    let anything = match &arm.pat {
        Pat::Wild(_) => true,
        Pat::Ident(name) => {
            name.subpat.is_none() && name.ident.to_string().starts_with(char::is_lowercase)
        }
        _ => false,
    };
    anything && arm.guard.is_none()
}

/// Whether a function does nothing but return this value.
fn is_already(block: &Block, value: &str) -> bool {
    match block.stmts.as_slice() {
        [] => true,
        [Stmt::Expr(only, None)] => {
            let text = only.to_token_stream().to_string().replace(' ', "");
            text == value || (text == "Vec::new()" && value == "vec![]")
        }
        [..] => false,
    }
}

/// The operators that one is mistaken for.
fn others(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Lt(_) => &["==", ">", "<="],
        BinOp::Gt(_) => &["==", "<", ">="],
        BinOp::Le(_) => &[">"],
        BinOp::Ge(_) => &["<"],
        BinOp::Add(_) => &["-", "*"],
        BinOp::Sub(_) => &["+", "/"],
        BinOp::Mul(_) => &["+", "/"],
        BinOp::Div(_) => &["%", "*"],
        BinOp::Rem(_) => &["/", "+"],
        BinOp::BitAnd(_) => &["|", "^"],
        BinOp::BitOr(_) => &["&", "^"],
        BinOp::BitXor(_) => &["|", "&"],
        BinOp::Shl(_) => &[">>"],
        BinOp::Shr(_) => &["<<"],
        BinOp::AddAssign(_) => &["-=", "*="],
        BinOp::SubAssign(_) => &["+=", "/="],
        BinOp::MulAssign(_) => &["+=", "/="],
        BinOp::DivAssign(_) => &["%=", "*="],
        BinOp::RemAssign(_) => &["/=", "+="],
        BinOp::BitAndAssign(_) => &["|="],
        BinOp::BitOrAssign(_) => &["&="],
        BinOp::BitXorAssign(_) => &["|="],
        BinOp::ShlAssign(_) => &[">>="],
        BinOp::ShrAssign(_) => &["<<="],
        _ => &[],
    }
}

/// Plain values of a type. That a type has no default of its own says the compiler.
fn values(kind: &Type) -> Vec<String> {
    match kind {
        Type::Tuple(parts) if parts.elems.is_empty() => vec!["()".to_owned()],
        Type::Tuple(parts) => {
            let mut rows = vec![String::new()];
            for part in parts.elems.iter().map(values) {
                let longer = |row: &String| -> Vec<String> {
                    part.iter().map(|value| format!("{row}{value}, ")).collect()
                };
                rows = rows.iter().flat_map(longer).collect();
            }
            rows.into_iter().map(|row| format!("({row})")).collect()
        }
        Type::Reference(to) if to.mutability.is_none() => match &*to.elem {
            Type::Path(path) if path.path.is_ident("str") => texts(["\"\"", "\"xyzzy\""]),
            Type::Slice(_) => texts(["&[]"]),
            _ => Vec::new(),
        },
        Type::Path(path) => path
            .path
            .segments
            .last()
            .map_or_else(Vec::new, named_values),
        _ => Vec::new(),
    }
}

fn named_values(segment: &syn::PathSegment) -> Vec<String> {
    let first = match &segment.arguments {
        PathArguments::AngleBracketed(arguments) => arguments.args.first(),
        PathArguments::None | PathArguments::Parenthesized(_) => None,
    };
    let inner = || match first {
        Some(GenericArgument::Type(kind)) => values(kind),
        _ => Vec::new(),
    };
    let each = |before: &str, after: &str| -> Vec<String> {
        let values = inner().into_iter();
        values
            .map(|value| format!("{before}{value}{after}"))
            .collect()
    };
    match segment.ident.to_string().as_str() {
        "bool" => texts(["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => texts(["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => texts(["0", "1", "-1"]),
        "f32" | "f64" => texts(["0.0", "1.0", "-1.0"]),
        "String" => texts(["String::new()", "\"xyzzy\".into()"]),
        "Option" => [texts(["None"]), each("Some(", ")")].concat(),
        "Result" => each("Ok(", ")"),
        "Vec" => [texts(["vec![]"]), each("vec![", "]")].concat(),
        "Box" => each("Box::new(", ")"),
        _ => texts(["Default::default()"]),
    }
}

fn texts<const N: usize>(values: [&str; N]) -> Vec<String> {
    values.map(str::to_owned).to_vec()
}
